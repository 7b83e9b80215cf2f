// A small reader of Markdown for the rulebooks. It builds plain data, never HTML, so that nothing in a text can act.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; body: Inline[] }
  | { kind: 'em'; body: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; body: Inline[] }
  /** A rule's number: where the rule stands, or a mention of it. */
  | { kind: 'rule'; id: string; here: boolean };

export type Block =
  | { kind: 'heading'; level: number; body: Inline[]; id: string }
  | { kind: 'para'; body: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  /** A figure by its id: its title and what is said of it. */
  | { kind: 'figure'; id: string; n: number; title: string; body: Inline[] }
  | { kind: 'rule' };

export function parseMarkdown(text: string): Block[] {
  const known = new Set([...text.matchAll(/\*\*([A-Z]{2,4}-[A-Z]?\d+[a-z]?)[.:]?\*\*/g)].map(m => m[1]));
  return blocks(text.replace(/\r\n?/g, '\n').split('\n'), { known, placed: new Set(), figures: 0 });
}

interface Context {
  known: Set<string>;
  placed: Set<string>;
  /** Figures so far. */
  figures: number;
}

const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;

function blocks(lines: string[], ctx: Context): Block[] {
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    if (!line.trim()) {
      i++;
      continue;
    }
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) {
      out.push({ kind: 'heading', level: heading[1].length, body: inline(heading[2], ctx), id: slug(heading[2]) });
      i++;
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      out.push({ kind: 'rule' });
      i++;
    } else if (/^```/.test(line)) {
      const from = ++i,
        id = /^```figure\s+(\S+)/.exec(line)?.[1];
      while (i < lines.length && !/^```/.test(lines[i])) i++;
      const own = lines.slice(from, i);
      if (id) {
        const [title = '', ...said] = own;
        out.push({ kind: 'figure', id, n: ++ctx.figures, title, body: inline(said.join(' '), ctx) });
      } else out.push({ kind: 'code', text: own.join('\n') });
      i++;
    } else if (/^\s*>/.test(line)) {
      const from = i;
      while (i < lines.length && /^\s*>/.test(lines[i])) i++;
      out.push({
        kind: 'quote',
        blocks: blocks(
          lines.slice(from, i).map(l => l.replace(/^\s*> ?/, '')),
          ctx,
        ),
      });
    } else if (line.includes('|') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[i + 1] ?? '')) {
      const head = cells(line, ctx),
        rows: Inline[][][] = [];
      for (i += 2; i < lines.length && lines[i].includes('|'); i++) rows.push(cells(lines[i], ctx));
      out.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      const [list, next] = listAt(lines, i, ctx);
      out.push(list);
      i = next;
    } else {
      const from = i;
      while (
        i < lines.length &&
        lines[i].trim() &&
        !(i > from && (ITEM.test(lines[i]) || /^(#{1,6}\s|```|\s*>)/.test(lines[i])))
      )
        i++;
      out.push({
        kind: 'para',
        body: inline(
          lines
            .slice(from, i)
            .map(l => l.trim())
            .join(' '),
          ctx,
        ),
      });
    }
  }
  return out;
}

function listAt(lines: string[], start: number, ctx: Context): [Block, number] {
  const first = ITEM.exec(lines[start])!,
    indent = first[1].length,
    ordered = /\d/.test(first[2]);
  const items: Block[][] = [];
  let i = start;
  while (i < lines.length) {
    const item = ITEM.exec(lines[i]);
    if (!item || item[1].length !== indent || /\d/.test(item[2]) !== ordered) break;
    const own = [item[3]];
    for (i++; i < lines.length; i++) {
      const line = lines[i],
        deep = /^\s*/.exec(line)![0].length;
      if (!line.trim()) {
        const after = lines[i + 1] ?? '';
        if (!after.trim() || /^\s*/.exec(after)![0].length <= indent) break;
        own.push('');
      } else if (deep > indent) own.push(line.slice(Math.min(deep, indent + 2)));
      else if (ITEM.test(line) || /^(#{1,6}\s|```|>)/.test(line)) break;
      else own.push(line);
    }
    items.push(blocks(own, ctx));
    while (i < lines.length && !lines[i].trim() && ITEM.exec(lines[i + 1] ?? '')?.[1]!.length === indent) i++;
  }
  return [{ kind: 'list', ordered, start: ordered ? parseInt(first[2], 10) : 1, items }, i];
}

const cells = (line: string, ctx: Context): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(c => inline(c.trim(), ctx));

/** Code, strong, two ways of emphasis, link and rule id: the groups that `inline` tells apart. */
const TOKEN = new RegExp(
  [
    /(`[^`]+`)/,
    /(\*\*(?:[^*]|\*(?!\*))+\*\*)/,
    /(\*[^*\s](?:[^*]*[^*\s])?\*)/,
    /(?<![\w])(_[^_\s](?:[^_]*[^_\s])?_)(?![\w])/,
    /(\[[^\]]+\]\([^)\s]+\))/,
    /(\b[A-Z]{2,4}-[A-Z]?\d+[a-z]?\b)/,
  ]
    .map(part => part.source)
    .join('|'),
);

function inline(text: string, ctx: Context): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  while (rest) {
    const m = TOKEN.exec(rest);
    if (!m) {
      out.push({ kind: 'text', text: rest });
      break;
    }
    if (m.index) out.push({ kind: 'text', text: rest.slice(0, m.index) });
    const whole = m[0];
    if (m[1]) out.push({ kind: 'code', text: whole.slice(1, -1) });
    else if (m[2]) {
      const inside = whole.slice(2, -2),
        id = /^([A-Z]{2,4}-[A-Z]?\d+[a-z]?)[.:]?$/.exec(inside)?.[1];
      if (id) {
        out.push({ kind: 'rule', id, here: !ctx.placed.has(id) });
        ctx.placed.add(id);
      } else out.push({ kind: 'strong', body: inline(inside, ctx) });
    } else if (m[3] || m[4]) out.push({ kind: 'em', body: inline(whole.slice(1, -1), ctx) });
    else if (m[5]) {
      const [, words, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(whole)!;
      out.push(
        /^(https?:\/\/|#)/.test(href)
          ? { kind: 'link', href: href, body: inline(words, ctx) }
          : { kind: 'text', text: words },
      );
    } else if (ctx.known.has(whole)) out.push({ kind: 'rule', id: whole, here: false });
    else out.push({ kind: 'text', text: whole });
    rest = rest.slice(m.index + whole.length);
  }
  return out;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words of a block, for the search. */
export function wordsOf(block: Block): string {
  const line = (list: Inline[]): string =>
    list.map(x => ('text' in x ? x.text : 'id' in x ? x.id : line(x.body))).join('');
  switch (block.kind) {
    case 'heading':
    case 'para':
      return line(block.body);
    case 'quote':
      return block.blocks.map(wordsOf).join(' ');
    case 'list':
      return block.items.flat().map(wordsOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(line).join(' ');
    case 'code':
      return block.text;
    case 'figure':
      return `${block.title} ${line(block.body)}`;
    case 'rule':
      return '';
  }
}

/** The rule that a paragraph begins with: it stands in the margin. */
export const ruleOf = (block: Block): string | null =>
  block.kind === 'para' && block.body[0]?.kind === 'rule' && block.body[0].here ? block.body[0].id : null;

/** A chapter or a part of one: its heading, what is said, and the figures beside it. */
export interface Section {
  heading: Extract<Block, { kind: 'heading' }> | null;
  blocks: Block[];
  figures: Extract<Block, { kind: 'figure' }>[];
  /** The page that has the game at a glance. */
  glance: boolean;
}

const GLANCE = new Set(['en-bref', 'at-a-glance']);

/** The book cut at its headings. */
export function sections(book: Block[]): Section[] {
  const out: Section[] = [];
  for (const block of book) {
    const last = out.at(-1);
    if (block.kind === 'heading') out.push({ heading: block, blocks: [], figures: [], glance: GLANCE.has(block.id) });
    else if (!last) out.push({ heading: null, blocks: [block], figures: [], glance: false });
    else {
      last.blocks.push(block);
      if (block.kind === 'figure') last.figures.push(block);
    }
  }
  return out;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Only what speaks of all the words searched for, each under its headings. Lists are thinned item by item. */
export function search(book: Block[], query: string): Block[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book;
  const fits = (text: string) => {
    const hay = plain(text);
    return wanted.every(w => hay.includes(w));
  };
  const out: Block[] = [],
    open: (Block & { kind: 'heading' })[] = [];
  for (const block of book) {
    if (block.kind === 'heading') {
      while (open.length && open[open.length - 1].level >= block.level) open.pop();
      open.push(block);
      if (fits(wordsOf(block))) out.push(...open.splice(0));
      continue;
    }
    let hit: Block | null = fits(wordsOf(block)) ? block : null;
    if (hit?.kind === 'list') {
      const items = hit.items.filter(item => fits(item.map(wordsOf).join(' ')));
      if (items.length) hit = { ...hit, items };
    }
    if (hit) out.push(...open.splice(0), hit);
  }
  return out;
}
