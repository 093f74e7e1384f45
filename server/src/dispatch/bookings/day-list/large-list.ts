import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { daysInRange } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { brotliQuality, type Encoding, gzipLevel } from '../../../kernel/encoding.ts';
import { Gate } from '../../../kernel/gate.ts';
import { rateLimited } from '../../../kernel/problem.ts';
import { RateLimit } from '../../../kernel/rate-limit.ts';
import { type DayRange, type Extra, rowContents, rowStates } from './day-rows.ts';

/** Days; a longer list is read and sent in parts, and is in no cache. */
const longestWhole = 31;
/** Rows that are in memory at a time, for each list that is being sent. */
const rowsAtOnce = 500;
const atOnce = 2;
const mostWaiting = 20;

/** Days of large lists for each user: five years at once, then one in ten seconds, for a page that shows a year and is kept up to date. */
const allowance = { burst: 5 * 366, perSecond: 36.6 };

/** Whether a list is too long to be read as a whole. */
export const isLarge = (range: DayRange): boolean => daysInRange(range) > longestWhole;

/** Lists of many days, sent while they are read: few at once, and so many for each user. */
export class LargeLists {
  readonly #db: Db;
  readonly #gate = new Gate(atOnce, mostWaiting);
  readonly #limit = new RateLimit(allowance);

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The list as JSON, compressed while it is sent.
   * @throws ProblemError 429 when the user read too much lately, 503 when too many wait
   */
  async get({ user, now, range, extras, encoding }: LargeRead): Promise<Readable> {
    const seconds = this.#limit.take(String(user), daysInRange(range), now);
    if (seconds > 0) throw rateLimited(seconds);
    const leave = await this.#gate.enter();
    try {
      const states = await rowStates(this.#db, range);
      const ids = states.map(({ id }) => id);
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
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const wanted = ids.slice(from, from + rowsAtOnce);
    const rows = new Map((await rowContents(db, wanted, extras)).map((row) => [row.id, row]));
    // A booking that was deleted between the two queries has no contents.
    const json = wanted.flatMap((id) => rows.get(id) ?? []).map((row) => JSON.stringify(row));
    if (json.length === 0) continue;
    yield Buffer.from(before + json.join(','));
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : ']');
}

const compressor = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: () => createGzip({ level: gzipLevel }),
};
