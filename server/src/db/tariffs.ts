import { type TariffBook, tariffBook } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { ChangeFeed } from './change-feed.ts';
import type { Db } from './database.ts';

/** First day of the versions that were always valid. */
export const ALWAYS = '0001-01-01';

/** All versions of all tariffs: a few hundred rows at most. */
export async function readTariffs(db: Db): Promise<TariffBook> {
  const rows = await db.selectFrom('tariff_version').select(['kind', 'ownerId', 'validFrom', 'values']).execute();
  return tariffBook(
    rows.map(({ validFrom, ...version }) => ({ ...version, validFrom: validFrom === ALWAYS ? null : validFrom })),
  );
}

const LOCK = sql`hashtextextended('tariffs', 0)`;

/**
 * Keeps tariffs as they are until the transaction ends, so that no booking is saved at a price that is being replaced. Taken before any lock on
 * bookings.
 */
export const keepTariffs = (trx: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx);

/** Waits for the bookings being saved, and makes others wait, until the transaction that changes tariffs ends. */
export const lockTariffs = (trx: Db): Promise<unknown> => sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);

/** Lets the columns of records and settings hold the values valid today. */
export const followTariffs = (db: Db): Promise<unknown> => sql`select follow_tariffs()`.execute(db);

/**
 * Cache of the versions of tariffs, which lists of thousands of bookings need. Invalidated at every change; while the change feed is down, each read
 * goes to the database. Transactions read the versions themselves instead.
 */
export class KnownTariffs {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  #known: TariffBook | undefined;
  #changes = 0;

  constructor(db: Db, feed?: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
    feed?.onChange((subject) => {
      if (subject === 'tariff') this.#forget();
    });
    feed?.onGap(() => this.#forget());
  }

  #forget(): void {
    this.#changes++;
    this.#known = undefined;
  }

  /** The versions, including every known change of this process and others. */
  async read(): Promise<TariffBook> {
    if (this.#known && this.#feed?.listening) return this.#known;
    const changes = this.#changes;
    const book = await readTariffs(this.#db);
    // A change that arrives during the query may be missing from its answer.
    if (this.#feed?.listening && changes === this.#changes) this.#known = book;
    return book;
  }
}
