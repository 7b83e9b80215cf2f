// Games that were announced, in the order of the home page. What the server does not list yet is shown as such.

export interface Announced {
  id: string;
  title: string;
}

export const ANNOUNCED: Announced[] = [
  { id: 'revolution_empire', title: 'Révolution et Empire' },
  { id: 'belle_epoque', title: 'Belle Époque' },
  { id: 'aperro', title: 'APERRO' },
  { id: 'morne_plaine', title: 'Morne Plaine' },
  { id: 'objectif_villes', title: 'Objectif Villes' },
  { id: 'detroits', title: 'Détroits' },
  { id: 'escadrilles', title: 'Escadrilles' },
  { id: 'planetes', title: 'Planètes' },
];
