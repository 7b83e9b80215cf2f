// The few words that the board itself says aloud, in two languages. Terms of a game come from the game.

export interface BoardWords {
  board: string;
  whole: string;
  zoomIn: string;
  zoomOut: string;
  plan: string;
  strength(n: number): string;
  of(n: number, max: number): string;
  at(place: string): string;
  heading(deg: number): string;
  speed(n: number): string;
  losses(n: number): string;
  empty: string;
  states: Record<'legal' | 'selected' | 'target' | 'chosen' | 'done' | 'ghost' | 'no', string>;
  contested: string;
  heldBy(side: string): string;
  pose(mark: string): string;
  headingChoice: string;
  danger: string;
  /** Arms, badges, terrain: an unknown word is said as it is. */
  terms: Record<string, string>;
}

const COMPASS = { en: ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'], fr: ['est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest', 'nord', 'nord-est'] };
const point = (names: string[], deg: number) => names[((Math.round(deg / 45) % 8) + 8) % 8]!;

export const EN: BoardWords = {
  board: 'Board', whole: 'Whole board', zoomIn: 'Zoom in', zoomOut: 'Zoom out', plan: 'Plan of the whole board',
  strength: n => `strength ${n}`, of: (n, max) => `${n} of ${max}`, at: place => `in ${place}`, heading: d => `facing ${point(COMPASS.en, d)}`,
  speed: n => `speed ${n}`, losses: n => (n === 1 ? 'one loss to test' : `${n} losses to test`), empty: 'empty',
  states: { legal: 'can be chosen', selected: 'selected', target: 'target', chosen: 'chosen', done: 'has acted', ghost: 'planned', no: 'cannot be chosen now' },
  contested: 'contested', heldBy: side => `held by ${side}`, pose: mark => `Go here${mark && ', ' + mark}`, headingChoice: 'Turn', danger: 'dangerous',
  terms: {
    infantry: 'infantry', elite: 'elite infantry', light: 'light infantry', militia: 'militia', tribal: 'tribal foot', cavalry: 'cavalry', heavycavalry: 'heavy cavalry', lightcavalry: 'light cavalry', mounted: 'mounted infantry', artillery: 'artillery', heavyartillery: 'heavy artillery', horseartillery: 'horse artillery', headquarters: 'headquarters', general: 'general', commander: 'commander', threemaster: 'three-master', frigate: 'frigate', aircraft: 'aircraft', coin: 'coin',
    routed: 'routed', square: 'in square', line: 'in line', column: 'in column', skirmish: 'in skirmish order', limbered: 'limbered', unlimbered: 'unlimbered', echelon: 'in echelon', moved: 'moved', fired: 'fired', activated: 'activated', demoralised: 'demoralised',
    plain: 'plain', clear: 'clear', forest: 'forest', wood: 'wood', woodhill: 'wooded hill', mountain: 'mountain', town: 'town', village: 'village', hillvillage: 'village on a hill', sea: 'sea', lake: 'lake', hill: 'hill', height: 'height', kopje: 'kopje', kopje2: 'high kopje', cliff: 'cliff', marsh: 'marsh', ravine: 'ravine', donga: 'donga', scrub: 'scrub', orchard: 'orchard', vineyard: 'vineyard', fortress: 'fortress', bridge: 'bridge', ford: 'ford', land: 'land', lighthouse: 'lighthouse', lowland: 'lowland', plateau: 'plateau', peak: 'peak', void: 'space', asteroid: 'asteroids', planetoid: 'planetoid', forcefield: 'force field', blackhole: 'black hole', planet0: 'planet', planet1: 'planet', station0: 'station', station1: 'station', fort: 'fort', pond: 'pond', site: 'buildings',
  },
};

export const FR: BoardWords = {
  board: 'Plateau', whole: 'Tout le plateau', zoomIn: 'Agrandir', zoomOut: 'Réduire', plan: 'Plan de tout le plateau',
  strength: n => `force ${n}`, of: (n, max) => `${n} sur ${max}`, at: place => `à ${place}`, heading: d => `face au ${point(COMPASS.fr, d)}`,
  speed: n => `vitesse ${n}`, losses: n => (n === 1 ? 'une perte à tester' : `${n} pertes à tester`), empty: 'vide',
  states: { legal: 'peut être choisi', selected: 'sélectionné', target: 'cible', chosen: 'choisi', done: 'a agi', ghost: 'prévu', no: 'ne peut pas être choisi maintenant' },
  contested: 'disputé', heldBy: side => `tenu par ${side}`, pose: mark => `Aller ici${mark && ', ' + mark}`, headingChoice: 'Tourner', danger: 'dangereux',
  terms: {
    infantry: 'infanterie', elite: 'infanterie d’élite', light: 'infanterie légère', militia: 'milice', tribal: 'guerriers', cavalry: 'cavalerie', heavycavalry: 'cavalerie lourde', lightcavalry: 'cavalerie légère', mounted: 'infanterie montée', artillery: 'artillerie', heavyartillery: 'artillerie lourde', horseartillery: 'artillerie à cheval', headquarters: 'état-major', general: 'général', commander: 'chef', threemaster: 'trois-mâts', frigate: 'frégate', aircraft: 'avion', coin: 'pièce',
    routed: 'en déroute', square: 'en carré', line: 'en ligne', column: 'en colonne', skirmish: 'en tirailleurs', limbered: 'attelée', unlimbered: 'en batterie', echelon: 'en échelon', moved: 'a bougé', fired: 'a tiré', activated: 'activé', demoralised: 'démoralisé', spent: 'épuisé', engaged: 'engagé', adrift: 'à la dérive', aground: 'échoué', hidden: 'caché', supplied: 'ravitaillé', tenacious: 'tenace', fiery: 'fougueux',
    plain: 'plaine', clear: 'terrain dégagé', forest: 'forêt', wood: 'bois', woodhill: 'colline boisée', mountain: 'montagne', town: 'ville', village: 'village', hillvillage: 'village sur une colline', sea: 'mer', lake: 'lac', hill: 'colline', height: 'hauteur', kopje: 'kopje', kopje2: 'haut kopje', cliff: 'falaise', marsh: 'marais', ravine: 'ravin', donga: 'donga', scrub: 'broussailles', orchard: 'verger', vineyard: 'vignes', fortress: 'forteresse', bridge: 'pont', ford: 'gué', land: 'terre', lighthouse: 'phare', lowland: 'basse terre', plateau: 'plateau', peak: 'pic', void: 'espace', asteroid: 'astéroïdes', planetoid: 'planétoïde', forcefield: 'champ de force', blackhole: 'trou noir', planet0: 'planète', planet1: 'planète', station0: 'station', station1: 'station', fort: 'fort', pond: 'étang', site: 'bâtiments',
  },
};

export const wordsOf = (lang: string): BoardWords => (lang.startsWith('fr') ? FR : EN);
