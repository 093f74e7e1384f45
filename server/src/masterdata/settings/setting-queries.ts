import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import { prepared } from '../../db/prepared.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';

const columns = ['id', 'variable', 'value'] as const;

/** Every setting, by name. */
export const listSettingRows = (db: Db) =>
  db.selectFrom('setting').select(columns).orderBy('variable').modifyEnd(prepared).execute();

export const settingsByName = async (db: Db): Promise<ReadonlyMap<string, string | null>> =>
  new Map((await listSettingRows(db)).map(({ variable, value }) => [variable, value]));

/** A setting by its id, or by its name when it has none yet. */
export const findSetting = (db: Db, { id, variable }: { readonly id?: number | null; readonly variable: string }) =>
  db
    .selectFrom('setting')
    .select(columns)
    .where(id ? 'id' : 'variable', '=', id ?? variable)
    .executeTakeFirst();

/** Serialises changes of settings, so that the history of each is a chain without gaps. */
export const lockSettings = async (trx: Db): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`.execute(trx));

/** Renames and changes one setting; undefined for an unknown id. */
export const changeSetting = (db: Db, id: number, variable: string, value: string | null) =>
  db.updateTable('setting').set({ variable, value }).where('id', '=', id).returning(columns).executeTakeFirst();

/** Inserts or updates a setting by name. */
export const putSetting = (db: Db, variable: string, value: string | null) =>
  db
    .insertInto('setting')
    .values({ variable, value })
    .onConflict((conflict) => conflict.column('variable').doUpdateSet({ value }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export interface SettingChange {
  readonly variable: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Records changes with their author, in the transaction of the change; unchanged values are skipped. */
export async function recordSettingChanges(
  trx: Db,
  caller: Caller,
  at: Date,
  changes: readonly SettingChange[],
): Promise<void> {
  const rows = changes
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...change, at, userId: caller.user.id, userName: callerName(caller) }));
  if (rows.length > 0) await trx.insertInto('setting_history').values(rows).execute();
}

/** Changes of settings, the latest first. */
export async function listSettingChanges(db: Db, limit: number) {
  const rows = await db
    .selectFrom('setting_history')
    .select(['at', authorColumn('setting_history').as('by'), 'variable', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
