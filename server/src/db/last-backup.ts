import type { Db } from './database.ts';

const SETTING = 'lastBackup';

/** Notes that a backup was completed, for the steps of setting up and whoever asks when the last one was made. */
export const noteBackup = async (db: Db, at: string): Promise<void> =>
  void (await db
    .insertInto('setting')
    .values({ variable: SETTING, value: at })
    .onConflict((conflict) => conflict.column('variable').doUpdateSet({ value: at }))
    .execute());

/** Moment of the last backup, among all settings; null before the first. */
export const lastBackup = (settings: ReadonlyMap<string, string | null>): string | null =>
  settings.get(SETTING) ?? null;
