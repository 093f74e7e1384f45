import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/database.ts';
import { type CompanyProfile, profileOf } from './company-profile.ts';
import { settingsByName } from './setting-queries.ts';

/**
 * Cache of the organisation's profile, which lists of thousands of bookings need for two rates. Invalidated at every change of a setting; while the
 * change feed is down, each read goes to the database. Transactions read the profile themselves instead.
 */
export class KnownProfile {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  #known: CompanyProfile | undefined;
  #changes = 0;

  constructor(db: Db, feed?: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
    feed?.onChange((subject) => {
      if (subject === 'setting') this.#forget();
    });
    feed?.onGap(() => this.#forget());
  }

  #forget(): void {
    this.#changes++;
    this.#known = undefined;
  }

  /** The profile, including every known change of this process and others. */
  async read(): Promise<CompanyProfile> {
    if (this.#known && this.#feed?.listening) return this.#known;
    const changes = this.#changes;
    const profile = await companyProfile(this.#db);
    // A change that arrives during the query may be missing from its answer.
    if (this.#feed?.listening && changes === this.#changes) this.#known = profile;
    return profile;
  }
}

/** The organisation as the settings describe it now. */
export const companyProfile = async (db: Db): Promise<CompanyProfile> => profileOf(await settingsByName(db));
