import { nameColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import { recordQueries } from '../../db/record-queries.ts';

const columns = ['id', 'date', 'time', 'userId as user', 'userName as user_name', 'report'] as const;

/** One daily report. */
export const findDaily = (db: Db, id: number) =>
  db.selectFrom('daily_report').select(columns).where('id', '=', id).executeTakeFirst();

/** Daily reports, the latest first, with the name of the author as it was. */
export const listDailyRows = (db: Db, limit: number) =>
  db
    .selectFrom('daily_report')
    .select(columns)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Writes of daily reports. */
export const dailyReports = recordQueries('daily_report');

/** A user who may write reports: number and full name. */
export const findAuthor = (db: Db, id: number, roles: readonly ('super' | 'admin' | 'dispatch')[]) =>
  db
    .selectFrom('app_user')
    .select(['id', nameColumn('text').as('name')])
    .where('id', '=', id)
    .where('role', 'in', roles)
    .executeTakeFirst();
