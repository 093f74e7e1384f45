import { daysBetween, eachDay } from '@navette/shared/domain';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { DayRange } from './day-rows.ts';

/** Longer ranges are asked of the database as a whole. */
const mostKept = 62;
/** The same few ranges come with nearly every call. */
const mostRanges = 500;

/** Versions of days: kept while changes are heard, else asked for. */
export class DayVersions {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  readonly #kept = new Map<string, bigint>();
  readonly #days = new BoundedMap<string, readonly string[]>(mostRanges);
  #gaps = 0;

  constructor(db: Db, feed?: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
    feed?.onChange((subject, day = '', version = '0') => {
      if (subject === 'day') this.#keep(day, BigInt(version));
    });
    feed?.onGap(() => {
      this.#gaps++;
      this.#kept.clear();
    });
  }

  /** Tells apart any two states of the lists of some days: every change raises the version of its day, and days never go. */
  async of(range: DayRange): Promise<string> {
    const days = this.#feed?.listening ? this.#daysOf(range) : [];
    if (days.length === 0) return sum(await this.#ask(range));
    const kept = this.#all(days);
    if (kept) return sum(kept);
    const gaps = this.#gaps;
    const asked = await this.#ask(range);
    if (gaps !== this.#gaps) return sum(asked);
    for (const day of days) this.#keep(day, asked.get(day) ?? 0n);
    return sum(this.#all(days) ?? asked);
  }

  /** The days of a range; none when it is asked for as a whole. */
  #daysOf({ start, end }: DayRange): readonly string[] {
    const key = `${start} ${end}`;
    const known = this.#days.get(key);
    if (known) return known;
    const days = daysBetween(start, end) > mostKept ? [] : eachDay(start, end);
    this.#days.set(key, days, 1);
    return days;
  }

  /** What was heard while the database was asked may be newer than its answer. */
  #keep(day: string, version: bigint): void {
    const known = this.#kept.get(day);
    if (known === undefined || version > known) this.#kept.set(day, version);
  }

  #all(days: readonly string[]): Map<string, bigint> | undefined {
    const versions = new Map<string, bigint>();
    for (const day of days) {
      const version = this.#kept.get(day);
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
