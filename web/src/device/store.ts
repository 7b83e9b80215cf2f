// Matches kept in IndexedDB: a row for each, and its operations one by one under their numbers.

export interface Row {
  id: string;
  /** What the seats add to the dice. */
  parts: unknown;
}
export interface Left {
  row: Row;
  ops: unknown[];
  /** What was so after them. */
  after: unknown;
  review?: unknown;
}
export interface Kept {
  id: string;
  row: Row;
  after?: unknown;
  /** What an earlier program kept instead. */
  owed?: unknown;
  review?: unknown;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('storage'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('grognard', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('matches', { keyPath: 'id' });
    request.result.createObjectStore('ops');
  };
  return settled(request);
}

/** A match as it was left; one that an earlier program kept is handed over like any other. */
export const leftOf = ({ row, after, owed, review }: Kept, ops: unknown[]): Left => ({
  row,
  ops,
  after: after ?? { owed: owed ?? null },
  review,
});

export class Store {
  #base: Promise<IDBDatabase> | null = null;

  /** Changes something; all of it is on the disk when this is done, or none of it is there. */
  async #change(work: (matches: IDBObjectStore, ops: IDBObjectStore) => void): Promise<void> {
    const base = await (this.#base ??= opened());
    const change = base.transaction(['matches', 'ops'], 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((done, failed) => {
      change.oncomplete = () => done();
      change.onabort = () => failed(change.error ?? new Error('storage'));
    });
    work(change.objectStore('matches'), change.objectStore('ops'));
    return done;
  }

  create(row: Row): Promise<void> {
    return this.#change(matches => void matches.add({ id: row.id, row } satisfies Kept));
  }

  setRow(row: Row): Promise<void> {
    return this.#change(matches => void matches.put({ id: row.id, row } satisfies Kept));
  }

  /** Operations from number `from` on: a number is given once. */
  append(row: Row, from: number, added: unknown[], after: unknown): Promise<void> {
    return this.#change((matches, ops) => {
      matches.put({ id: row.id, row, after } satisfies Kept);
      added.forEach((op, i) => ops.add(op, [row.id, from + i]));
    });
  }

  /** Files a review with its match. */
  async file(id: string, review: unknown): Promise<void> {
    const base = await (this.#base ??= opened());
    const matches = base.transaction('matches', 'readwrite').objectStore('matches');
    const kept = (await settled(matches.get(id))) as Kept | undefined;
    if (kept) await settled(matches.put({ ...kept, review } satisfies Kept));
  }

  async load(id: string): Promise<Left | null> {
    const base = await (this.#base ??= opened());
    const look = base.transaction(['matches', 'ops']);
    const kept = (await settled(look.objectStore('matches').get(id))) as Kept | undefined;
    if (!kept) return null;
    const ops: unknown[] = await settled(look.objectStore('ops').getAll(IDBKeyRange.bound([id], [id, []])));
    return leftOf(kept, ops);
  }
}
