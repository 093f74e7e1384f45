import type { Db } from '../../db/database.ts';
import { type CompanyProfile, profileOf } from './company-profile.ts';
import { settingsByName } from './setting-queries.ts';

/** The organisation as the settings describe it now. */
export const companyProfile = async (db: Db): Promise<CompanyProfile> => profileOf(await settingsByName(db));
