import { daysBetween, eachDay } from '@navette/shared/domain';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { DayRange } from './day-rows.ts';

/** Longer ranges are asked of the database as a whole. */
const mostKept = 62;

/** Versions of days: kept while changes are heard, else asked for. */
export class DayVersions {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  readonly #kept = new Map<string, bigint>();
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
    if (!this.#feed?.listening || daysBetween(range.start, range.end) > mostKept) return sum(await this.#ask(range));
    const days = eachDay(range.start, range.end);
    const kept = this.#all(days);
    if (kept) return sum(kept);
    const gaps = this.#gaps;
    const asked = await this.#ask(range);
    if (gaps !== this.#gaps) return sum(asked);
    for (const day of days) this.#keep(day, asked.get(day) ?? 0n);
    return sum(this.#all(days) ?? asked);
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
    const rows = await this.#db.selectFrom('booking_day').select(['ap_date', 'version']).where('ap_date', '>=', start).where('ap_date', '<=', end).modifyEnd(prepared).execute();
    return new Map(rows.map(({ ap_date, version }) => [ap_date, BigInt(version)]));
  }
}

function sum(versions: ReadonlyMap<string, bigint>): string {
  let total = 0n;
  for (const version of versions.values()) total += version;
  return String(total);
}
