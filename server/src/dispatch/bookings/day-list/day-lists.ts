import { ProblemError } from '../../../app/problem.ts';
import type { Db } from '../../../db/database.ts';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import { type DayRange, type Extra, type RowState, rowContents, rowStates } from './day-rows.ts';
import { type ListBytes, listBytes } from './list-bytes.ts';

/** Rows of one answer at most; more than anybody scrolls through, less than would exhaust the server. */
export const mostRows = 50_000;
const megabyte = 1024 * 1024;

/**
 * Lists of days as finished bytes. An unchanged list is sent as it is; of a changed one only the rows that changed are
 * read and written anew. `version` comes from DayVersions and is read before: what is kept may be newer, never older.
 */
export class DayLists {
  readonly #db: Db;
  readonly #lists = new BoundedMap<string, Promise<ListBytes>>(64 * megabyte);
  readonly #rows = new BoundedMap<string, { token: string; json: Buffer }>(64 * megabyte);

  constructor(db: Db) {
    this.#db = db;
  }

  async get(range: DayRange, version: string, extras: ReadonlySet<Extra>): Promise<ListBytes> {
    const variant = [...extras].sort().join('+');
    const key = `${range.start} ${range.end} ${version} ${variant}`;
    const kept = this.#lists.get(key);
    if (kept) return kept;
    // Many screens ask at once after a change: they share one look.
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
    const states = await rowStates(this.#db, range, mostRows + 1);
    if (states.length > mostRows)
      throw new ProblemError(400, 'validation', {
        fields: [{ field: 'endDate', messageKey: 'validation.tooBig', params: { max: mostRows } }],
      });
    const rows = new Map(states.map((state) => [state.id, this.#keptRow(state, variant)]));
    const missing = states.filter(({ id }) => !rows.get(id));
    const tokens = new Map(missing.map(({ id, token }) => [id, token]));
    for (const row of missing.length > 0 ? await rowContents(this.#db, [...tokens.keys()], extras) : []) {
      const json = Buffer.from(JSON.stringify(row));
      rows.set(row.id, json);
      this.#rows.set(`${row.id} ${variant}`, { token: tokens.get(row.id) ?? '', json }, json.length);
    }
    // One that was deleted between the two looks has no contents.
    return states.flatMap(({ id }) => rows.get(id) ?? []);
  }

  #keptRow({ id, token }: RowState, variant: string): Buffer | undefined {
    const kept = this.#rows.get(`${id} ${variant}`);
    return kept?.token === token ? kept.json : undefined;
  }
}
