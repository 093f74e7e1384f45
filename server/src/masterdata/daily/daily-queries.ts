import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow, RowChange } from '../../db/types.ts';

/** Daily reports, the latest first, with the name of the author as it was. */
export const listDailyRows = (db: Db, limit: number) =>
  db
    .selectFrom('daily_report')
    .select(['id', 'date', 'time', 'userId as user', 'userName as user_name', 'report'])
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The number of the new report. */
export const insertDaily = (db: Db, report: NewRow<'daily_report'>) =>
  db.insertInto('daily_report').values(report).returning('id').executeTakeFirstOrThrow();

/** How many reports changed. */
export const changeDaily = async (db: Db, id: number, change: RowChange<'daily_report'>) =>
  (await db.updateTable('daily_report').set(change).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** How many reports are gone. */
export const removeDaily = async (db: Db, id: number) =>
  (await db.deleteFrom('daily_report').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** A user who may write reports: number and full name. */
export const findAuthor = (db: Db, id: number, roles: readonly ('super' | 'admin' | 'dispatch')[]) =>
  db
    .selectFrom('app_user')
    .select(['id', sql<string>`firstname || ' ' || lastname`.as('name')])
    .where('id', '=', id)
    .where('role', 'in', roles)
    .executeTakeFirst();
