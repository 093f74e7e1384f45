import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { daysInRange } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { brotliQuality, type Encoding, gzipLevel } from '../../../kernel/encoding.ts';
import { Gate } from '../../../kernel/gate.ts';
import { rateLimited } from '../../../kernel/problem.ts';
import { RateLimit } from '../../../kernel/rate-limit.ts';
import { type DayRange, type Extra, rowIds, rowJson } from './day-rows.ts';

/** Days; a longer list is read and sent in chunks, without a cache. */
const longestWhole = 31;
/** Rows of a chunk; two chunks are in memory at a time, for each list that is being sent. */
const rowsAtOnce = 500;
/** Concurrent chunks of a list, each on a connection of its own. */
const partsAtOnce = 2;
const atOnce = 2;
const mostWaiting = 20;

/** Token bucket of days in large lists per user: five years as burst, then one year in ten seconds, for a page that shows a year and refreshes it. */
const allowance = { burst: 5 * 366, perSecond: 36.6 };

/** Whether a list is too long to be read as a whole. */
export const isLarge = (range: DayRange): boolean => daysInRange(range) > longestWhole;

/** Lists of many days, streamed while they are read: limited in concurrency, and by user. */
export class LargeLists {
  readonly #db: Db;
  readonly #gate = new Gate(atOnce, mostWaiting);
  readonly #limit = new RateLimit(allowance);

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The list as JSON, compressed while it is sent.
   * @throws ProblemError 429 when the user read too much lately, 503 when the queue is full
   */
  async get({ user, now, range, extras, encoding }: LargeRead): Promise<Readable> {
    const seconds = this.#limit.take(String(user), daysInRange(range), now);
    if (seconds > 0) throw rateLimited(seconds);
    const leave = await this.#gate.enter();
    try {
      const ids = await rowIds(this.#db, range);
      const json = Readable.from(parts(this.#db, ids, extras));
      json.once('close', leave);
      return encoding ? pipeline(json, compressor[encoding](), () => undefined) : json;
    } catch (error) {
      leave();
      throw error;
    }
  }
}

interface LargeRead {
  user: number;
  now: Date;
  range: DayRange;
  extras: ReadonlySet<Extra>;
  encoding: Encoding | undefined;
}

async function* parts(db: Db, ids: readonly number[], extras: ReadonlySet<Extra>): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const rows of readAhead(db, ids, extras)) {
    if (rows.length === 0) continue;
    yield Buffer.from(before + rows.join(','));
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : ']');
}

/** The rows chunk by chunk, two requested at once: the database works on one while the other is serialised and compressed. */
async function* readAhead(db: Db, ids: readonly number[], extras: ReadonlySet<Extra>): AsyncGenerator<string[]> {
  const asked: Promise<string[]>[] = [];
  for (let from = 0; from < ids.length || asked.length > 0; from += rowsAtOnce) {
    if (from < ids.length) asked.push(read(db, ids.slice(from, from + rowsAtOnce), extras));
    if (from >= ids.length || asked.length === partsAtOnce) yield await (asked.shift() ?? []);
  }
}

function read(db: Db, ids: readonly number[], extras: ReadonlySet<Extra>): Promise<string[]> {
  // A booking deleted between the two queries has no contents.
  const rows = rowJson(db, ids, extras).then((json) => ids.flatMap((id) => json.get(id) ?? []));
  // Its consumer gets the error; without one an unhandled rejection would end the process.
  rows.catch(() => undefined);
  return rows;
}

const compressor = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: () => createGzip({ level: gzipLevel }),
};
