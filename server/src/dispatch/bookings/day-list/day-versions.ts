import { daysBetween, eachDay } from '@navette/shared/domain';
import { LruCache } from '../../../kernel/lru-cache.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { DayRange } from './day-rows.ts';

/** Days; longer ranges are not cached. */
const longestCached = 62;
/** Parsed ranges; the same few come with nearly every call. */
const mostRanges = 500;

/** Cache of the versions of days, updated by the change feed; while the feed is down, each read goes to the database. */
export class DayVersions {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  readonly #cache = new Map<string, bigint>();
  readonly #days = new LruCache<string, readonly string[]>(mostRanges);
  #gaps = 0;

  constructor(db: Db, feed?: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
    feed?.onChange((subject, day = '', version = '0') => {
      if (subject === 'day') this.#store(day, BigInt(version));
    });
    feed?.onGap(() => {
      this.#gaps++;
      this.#cache.clear();
    });
  }

  /** A version of the list of a range: the sum of its days' versions, each raised by every change of its day. */
  async of(range: DayRange): Promise<string> {
    const days = this.#feed?.listening ? this.#daysOf(range) : [];
    if (days.length === 0) return sum(await this.#ask(range));
    const cached = this.#all(days);
    if (cached) return sum(cached);
    const gaps = this.#gaps;
    const asked = await this.#ask(range);
    if (gaps !== this.#gaps) return sum(asked);
    for (const day of days) this.#store(day, asked.get(day) ?? 0n);
    return sum(this.#all(days) ?? asked);
  }

  /** The days of a range; none when it is too long for the cache. */
  #daysOf({ start, end }: DayRange): readonly string[] {
    const key = `${start} ${end}`;
    const known = this.#days.get(key);
    if (known) return known;
    const days = daysBetween(start, end) > longestCached ? [] : eachDay(start, end);
    this.#days.set(key, days, 1);
    return days;
  }

  /** A notification that arrived during the query may be newer than its answer. */
  #store(day: string, version: bigint): void {
    const known = this.#cache.get(day);
    if (known === undefined || version > known) this.#cache.set(day, version);
  }

  #all(days: readonly string[]): Map<string, bigint> | undefined {
    const versions = new Map<string, bigint>();
    for (const day of days) {
      const version = this.#cache.get(day);
      if (version === undefined) return undefined;
      versions.set(day, version);
    }
    return versions;
  }

  async #ask({ start, end }: DayRange): Promise<Map<string, bigint>> {
    const rows = await this.#db
      .selectFrom('booking_day')
      .select(['ap_date', 'version'])
      .where('ap_date', '>=', start)
      .where('ap_date', '<=', end)
      .modifyEnd(prepared)
      .execute();
    return new Map(rows.map(({ ap_date, version }) => [ap_date, BigInt(version)]));
  }
}

function sum(versions: ReadonlyMap<string, bigint>): string {
  let total = 0n;
  for (const version of versions.values()) total += version;
  return String(total);
}
