import type { Db } from '../../db/database.ts';

const columns = ['id', 'variable', 'value'] as const;

/** Every setting, by name. */
export const listSettingRows = (db: Db) => db.selectFrom('setting').select(columns).orderBy('variable').execute();

/** Renames and changes one setting; undefined when there is none of that number. */
export const changeSetting = (db: Db, id: number, variable: string, value: string | null) =>
  db.updateTable('setting').set({ variable, value }).where('id', '=', id).returning(columns).executeTakeFirst();

/** Adds a setting, or changes the one of that name. */
export const putSetting = (db: Db, variable: string, value: string | null) =>
  db
    .insertInto('setting')
    .values({ variable, value })
    .onConflict((conflict) => conflict.column('variable').doUpdateSet({ value }))
    .returning(columns)
    .executeTakeFirstOrThrow();
