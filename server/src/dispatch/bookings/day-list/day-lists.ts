import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, brotliQuality, compressionThreshold, gzipLevel } from '../../../kernel/encoding.ts';
import type { Db } from '../../../db/database.ts';
import { LruCache } from '../../../kernel/lru-cache.ts';
import { type DayRange, type Extra, type RowState, rowJson, rowStates } from './day-rows.ts';

/** A serialised row. Rows with the same digest have the same contents. */
interface ListedRow {
  readonly id: number;
  readonly digest: string;
  readonly json: Buffer;
}

interface DayList {
  readonly rows: readonly ListedRow[];
  /** Lists with the same digest are equal, whichever process made them. */
  readonly digest: string;
  /** Bytes of its rows. */
  readonly size: number;
  /** The whole list as JSON, serialised lazily: most callers already have most of it. */
  whole(): SentBytes;
}

const signs = { open: Buffer.from('['), comma: Buffer.from(','), close: Buffer.from(']') };

/** 128 bits: collisions are practically impossible. */
const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

export function listedRow(id: number, text: string): ListedRow {
  const json = Buffer.from(text);
  return { id, digest: digestOf(json), json };
}

export function dayList(rows: readonly ListedRow[]): DayList {
  let whole: SentBytes | undefined;
  return {
    rows,
    digest: digestOf(rows.map(({ digest }) => digest).join('')),
    size: rows.reduce((sum, { json }) => sum + json.length, 0),
    whole: () => (whole ??= sentBytes(Buffer.concat([signs.open, ...separated(rows), signs.close]))),
  };
}

const separated = (rows: readonly ListedRow[]): Buffer[] =>
  rows.flatMap(({ json }, index) => (index === 0 ? [json] : [signs.comma, json]));

/** JSON that is sent to many callers. */
interface SentBytes {
  json: Buffer;
  /** Lazily compressed; undefined below the threshold. */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

/** JSON that is compressed once per encoding, lazily. */
function sentBytes(json: Buffer): SentBytes {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    compressed: (encoding) => {
      if (json.length < compressionThreshold) return undefined;
      const bytes = made.get(encoding) ?? compress[encoding](json);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Fits nearly any compressed day: smaller chunks cause switches between threads. */
const chunkSize = 256 * 1024;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    brotli(json, {
      chunkSize,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
    }),
  gzip: (json) => zip(json, { chunkSize, level: gzipLevel }),
};

const megabyte = 1024 * 1024;

/** Bytes of memory for an id with its digest. */
const digestWeight = 100;

/**
 * Cache of lists of days and their rows: for a changed list only the changed rows are read and serialised again. `version` comes from DayVersions and
 * is read before the list, so that a cached list may be newer than its version, never older; only its digest identifies its contents. The row digests
 * of sent lists are kept, to compute the delta for a caller who has one of them.
 */
export class DayLists {
  readonly #db: Db;
  /**
   * The latest list of each range: nobody asks for a former version again. It weighs as much as its rows, which the cache of rows may have evicted, plus
   * the serialised whole.
   */
  readonly #lists = new LruCache<string, { readonly version: string; readonly made: Promise<DayList> }>(128 * megabyte);
  readonly #rows = new LruCache<string, { token: string; row: ListedRow }>(64 * megabyte);
  readonly #sent = new LruCache<string, RowDigests>(32 * megabyte);
  readonly #changes = new LruCache<string, ListChanges>(16 * megabyte);

  constructor(db: Db) {
    this.#db = db;
  }

  async get(range: DayRange, version: string, extras: ReadonlySet<Extra>): Promise<DayList> {
    const variant = [...extras].sort().join('+');
    const key = `${range.start} ${range.end} ${variant}`;
    const cached = this.#lists.get(key);
    if (cached?.version === version) return cached.made;
    // Many screens refetch at once after a change: they share one query.
    const latest = { version, made: this.#build(range, extras, variant) };
    const isLatest = () => this.#lists.get(key) === latest;
    this.#lists.set(key, latest, 0);
    try {
      const list = await latest.made;
      if (isLatest()) this.#lists.set(key, latest, 2 * list.size);
      this.#sent.set(list.digest, rowDigests(list), digestWeight * (list.rows.length + 1));
      return list;
    } catch (error) {
      if (isLatest()) this.#lists.delete(key);
      throw error;
    }
  }

  /** Delta of a list since the one with that digest; undefined when that is unknown here, or when the whole list is smaller. */
  changesSince(digest: string, list: DayList): ListChanges | undefined {
    const key = `${digest} ${list.digest}`;
    const known = this.#changes.get(key);
    if (known) return known;
    const before = this.#sent.get(digest);
    const changes = before && listChanges(before, list);
    if (changes) this.#changes.set(key, changes, 2 * changes.bytes.json.length);
    return changes;
  }

  async #build(range: DayRange, extras: ReadonlySet<Extra>, variant: string): Promise<DayList> {
    const states = await rowStates(this.#db, range, extras);
    const rows = new Map(states.map((state) => [state.id, this.#cachedRow(state, variant)]));
    const missing = states.filter(({ id }) => !rows.get(id));
    const tokens = new Map(missing.map(({ id, token }) => [id, token]));
    for (const [id, text] of missing.length > 0 ? await rowJson(this.#db, [...tokens.keys()], extras) : []) {
      const row = listedRow(id, text);
      rows.set(id, row);
      this.#rows.set(`${id} ${variant}`, { token: tokens.get(id) ?? '', row }, row.json.length);
    }
    // A booking deleted between the two queries has no contents.
    return dayList(states.flatMap(({ id }) => rows.get(id) ?? []));
  }

  #cachedRow({ id, token }: RowState, variant: string): ListedRow | undefined {
    const cached = this.#rows.get(`${id} ${variant}`);
    return cached?.token === token ? cached.row : undefined;
  }
}

/** Row digests of a list by id, in order: the only part kept of a list that a caller may still have. */
type RowDigests = ReadonlyMap<number, string>;

/** Delta between two lists, as in the contract (BookingChanges). */
interface ListChanges {
  readonly bytes: SentBytes;
  /** Number of rows in the list. */
  readonly count: number;
}

export const rowDigests = ({ rows }: DayList): RowDigests => new Map(rows.map(({ id, digest }) => [id, digest]));

/**
 * Delta from one list to another: new or changed rows, each with its index in the new list, and the removed ids. Undefined when most rows changed, so
 * that the whole list is smaller, and when unchanged rows were reordered, which the delta can't express.
 */
export function listChanges(before: RowDigests, list: DayList): ListChanges | undefined {
  const { rows } = list;
  const isKept = ({ id, digest }: (typeof rows)[number]) => before.get(id) === digest;
  const changed = rows.flatMap((row, at) => (isKept(row) ? [] : [{ row, at }]));
  if (changed.length * 2 > rows.length) return undefined;
  const now = rowDigests(list);
  const kept = rows.filter(isKept);
  let place = 0;
  for (const [id, digest] of before) if (now.get(id) === digest && kept[place++]?.id !== id) return undefined;
  const gone = [...before.keys()].filter((id) => !now.has(id));
  const parts = changed.flatMap(({ row, at }, index) => [
    Buffer.from(`${index === 0 ? '' : ','}{"at":${at},"row":`),
    row.json,
    Buffer.from('}'),
  ]);
  const end = `],"gone":${JSON.stringify(gone)},"count":${rows.length}}`;
  const json = Buffer.concat([Buffer.from('{"changed":['), ...parts, Buffer.from(end)]);
  return { bytes: sentBytes(json), count: changed.length };
}
