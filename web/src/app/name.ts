// Names that carry their grammar, as scenarios write them: `(la) batterie de 6`, `(the, many) 15th Hussars`, `(m) Ney`.
// The kernel reads them the same way (name.rs); one that says nothing of itself is taken for that of a man.

import type { Tongue } from './say.ts';

const ARTICLES = ['le', 'la', 'l’', 'les', 'the'];
const MELTED: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };
/** What English verbs and pronouns take of one and of several. */
const ENGLISH_ONE = { s: 's', is: 'is', has: 'has', does: 'does', its: 'its' };
const ENGLISH_MANY = { s: '', is: 'are', has: 'have', does: 'do', its: 'their' };

interface Name {
  bare: string;
  article: string;
  gender?: string;
  many: boolean;
}

function read(words: string): Name {
  const plain: Name = { bare: words, article: '', gender: 'm', many: false };
  const [, marks, bare] = /^\(([^)]*)\) (.*)$/s.exec(words) ?? [];
  if (marks === undefined || bare === undefined) return plain;
  const said = marks.split(',').map(mark => mark.trim());
  if (!said.every(mark => ARTICLES.includes(mark) || ['m', 'f', 'many'].includes(mark))) return plain;
  const article = said.find(mark => ARTICLES.includes(mark)) ?? '';
  const gender = said.find(mark => mark === 'm' || mark === 'f') ?? { le: 'm', la: 'f' }[article];
  return { bare, article, gender, many: said.includes('many') || article === 'les' };
}

const raised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

function the({ article, bare }: Name, tongue: Tongue): string {
  if (!article) return bare;
  if (tongue === 'en') return `the ${bare}`;
  return article === 'l’' ? `l’${bare}` : `${article} ${bare}`;
}

/** With a French preposition, melted into the article or elided. */
function after(preposition: string, name: Name): string {
  const melted = MELTED[`${preposition} ${name.article}`];
  if (melted) return `${melted} ${name.bare}`;
  const elided = preposition === 'de' && !name.article && /^[aàâeéèêëiîoôuœ]/i.test(name.bare);
  return elided ? `d’${name.bare}` : `${preposition} ${the(name, 'fr')}`;
}

/** A name as it stands by itself: without its article, with a capital letter. */
export function label(words: string): string {
  const { article, bare } = read(words);
  return article ? raised(bare) : bare;
}

/** What sentences may ask of a name. */
export function attributes(words: string, tongue: Tongue): Record<string, string> {
  const name = read(words);
  const said: Record<string, string> =
    tongue === 'fr' ? { of: after('de', name), to: after('à', name) } : { ...(name.many ? ENGLISH_MANY : ENGLISH_ONE) };
  const spoken = the(name, tongue);
  Object.assign(said, { the: spoken, The: raised(spoken), number: name.many ? 'many' : 'one' });
  if (name.gender) said.gender = name.gender;
  if (name.gender && tongue === 'fr') said.e = (name.gender === 'f' ? 'e' : '') + (name.many ? 's' : '');
  return said;
}
