import type { Db } from '../../../db/database.ts';
import { LruCache } from '../../../kernel/lru-cache.ts';
import { type DayRange, type Extra, type RowState, rowJson, rowStates } from './day-rows.ts';
import { type ListBytes, listBytes } from './list-bytes.ts';

const megabyte = 1024 * 1024;

/**
 * Cache of serialised lists of days, and of their rows: of a changed list only the changed rows are read and serialised again. `version` comes from
 * DayVersions and is read before the list, so that a cached list may be newer than its version, never older.
 */
export class DayLists {
  readonly #db: Db;
  readonly #lists = new LruCache<string, Promise<ListBytes>>(64 * megabyte);
  readonly #rows = new LruCache<string, { token: string; json: Buffer }>(64 * megabyte);

  constructor(db: Db) {
    this.#db = db;
  }

  async get(range: DayRange, version: string, extras: ReadonlySet<Extra>): Promise<ListBytes> {
    const variant = [...extras].sort().join('+');
    const key = `${range.start} ${range.end} ${version} ${variant}`;
    const cached = this.#lists.get(key);
    if (cached) return cached;
    // Many screens refetch at once after a change: they share one query.
    const list = this.#build(range, extras, variant).then(listBytes);
    this.#lists.set(key, list, 0);
    try {
      this.#lists.set(key, list, (await list).json.length);
      return await list;
    } catch (error) {
      this.#lists.delete(key);
      throw error;
    }
  }

  async #build(range: DayRange, extras: ReadonlySet<Extra>, variant: string): Promise<Buffer[]> {
    const states = await rowStates(this.#db, range, extras);
    const rows = new Map(states.map((state) => [state.id, this.#cachedRow(state, variant)]));
    const missing = states.filter(({ id }) => !rows.get(id));
    const tokens = new Map(missing.map(({ id, token }) => [id, token]));
    for (const [id, text] of missing.length > 0 ? await rowJson(this.#db, [...tokens.keys()], extras) : []) {
      const json = Buffer.from(text);
      rows.set(id, json);
      this.#rows.set(`${id} ${variant}`, { token: tokens.get(id) ?? '', json }, json.length);
    }
    // A booking that was deleted between the two queries has no contents.
    return states.flatMap(({ id }) => rows.get(id) ?? []);
  }

  #cachedRow({ id, token }: RowState, variant: string): Buffer | undefined {
    const cached = this.#rows.get(`${id} ${variant}`);
    return cached?.token === token ? cached.json : undefined;
  }
}
