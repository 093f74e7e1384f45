import { brusselsNow, DAILY_AUTHOR_ROLES, skippedTime } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { callerName, type Caller } from '../../kernel/caller.ts';
import type { Db } from '../../db/database.ts';
import { missing, refuse } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed } from '../../kernel/found.ts';
import { dailyReports, findAuthor, listDailyRows } from './daily-queries.ts';
import type { MasterdataServices } from '../services.ts';

const MOST = 2000;

function parse(body: BodyOf<'createDailyReport'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['report']), skippedTime('time', form.date, form.time));
  return form;
}

/** The author: the one that was chosen, of the roles that write reports, else the caller. */
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

/** Without a new author the report keeps its own. */
const updateDailyReport: Handler<'updateDailyReport', MasterdataServices> = async ({
  path,
  body,
  caller,
  services,
}) => {
  const { date, time, report, user } = parse(body);
  const author = user ? await authorOf(services.db, user, caller) : {};
  return changed(await dailyReports.change(services.db, path.id, { date, report, ...(time && { time }), ...author }));
};

const deleteDailyReport: Handler<'deleteDailyReport', MasterdataServices> = async ({ path, services }) =>
  changed(await dailyReports.remove(services.db, path.id));

export const dailyHandlers = {
  listDailyReports,
  createDailyReport,
  updateDailyReport,
  deleteDailyReport,
} satisfies Handlers<MasterdataServices>;
