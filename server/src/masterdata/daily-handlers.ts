import { brusselsNow, DAILY_AUTHOR_ROLES, skippedTime } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../kernel/operation.ts';
import { invalid, changed, found } from '../kernel/problem.ts';
import { callerName, type Caller } from '../kernel/caller.ts';
import type { Db } from '../db/database.ts';
import { missing, refuse, cleanForm } from './records/check-form.ts';
import { changeVersioned, readVersioned } from './records/versioned.ts';
import type { MasterdataServices } from './services.ts';
import { nameColumn } from '../db/name-column.ts';
import { recordQueries } from '../db/record-queries.ts';

const MOST = 2000;

function parse(body: BodyOf<'createDailyReport'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['report']), skippedTime('time', form.date, form.time));
  return form;
}

/** The author: the selected one, of the roles that write reports, else the caller. */
async function authorOf(
  db: Db,
  user: number | null | undefined,
  caller: Caller,
): Promise<{ userId: number; userName: string }> {
  if (!user || user === caller.user.id) return { userId: caller.user.id, userName: callerName(caller) };
  const author = await findAuthor(db, user, DAILY_AUTHOR_ROLES);
  if (!author) throw invalid({ field: 'user', messageKey: 'validation.oneOf' });
  return { userId: author.id, userName: author.name };
}

const columns = ['id', 'date', 'time', 'userId as user', 'userName as user_name', 'report'] as const;

const findDaily = (db: Db, id: number) =>
  db.selectFrom('daily_report').select(columns).where('id', '=', id).executeTakeFirst();

/** Daily reports, the latest first, with the author's name at the time. */
const listDailyRows = (db: Db, limit: number) =>
  db
    .selectFrom('daily_report')
    .select(columns)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const dailyReports = recordQueries('daily_report');

/** A user who may write reports: id and full name. */
const findAuthor = (db: Db, id: number, roles: readonly ('super' | 'admin' | 'dispatch')[]) =>
  db
    .selectFrom('app_user')
    .select(['id', nameColumn('text').as('name')])
    .where('id', '=', id)
    .where('role', 'in', roles)
    .where('active', '=', true)
    .executeTakeFirst();

const listDailyReports: Handler<'listDailyReports', MasterdataServices> = ({ query, services }) =>
  listDailyRows(services.db, query.limit ?? MOST);

const createDailyReport: Handler<'createDailyReport', MasterdataServices> = async ({ body, caller, services }) => {
  const { date, time, report, user } = parse(body);
  const author = await authorOf(services.db, user, caller);
  const { id } = await dailyReports.insert(services.db, {
    date,
    time: time ?? brusselsNow(services.now()).time,
    report,
    ...author,
  });
  return { insertId: id };
};

const versioned = (id: number) => ({
  kind: 'daily_report' as const,
  table: 'daily_report' as const,
  key: id,
  read: async (db: Db) => found(await findDaily(db, id)),
  lock: (trx: Db) => dailyReports.lock(trx, id),
});

const getDailyReport: Handler<'getDailyReport', MasterdataServices> = async (call) => [
  await readVersioned(call, versioned(call.path.id)),
];

/** Without a new author the report keeps its own. */
const updateDailyReport: Handler<'updateDailyReport', MasterdataServices> = async (call) => {
  const { path, body, caller } = call;
  const { date, time, report, user } = parse(body);
  return changeVersioned(call, versioned(path.id), async (trx, record) => {
    const author = user && user !== record.user ? await authorOf(trx, user, caller) : {};
    return changed(await dailyReports.change(trx, path.id, { date, report, ...(time && { time }), ...author }));
  });
};

const deleteDailyReport: Handler<'deleteDailyReport', MasterdataServices> = async ({ path, services }) =>
  changed(await dailyReports.remove(services.db, path.id));

export const dailyHandlers = {
  listDailyReports,
  getDailyReport,
  createDailyReport,
  updateDailyReport,
  deleteDailyReport,
} satisfies Handlers<MasterdataServices>;
