import { skippedTime } from '@navette/shared/domain';
import { type FieldChange, noteForLog } from '../kernel/log-details.ts';
import type { BodyOf, Handler, Handlers } from '../kernel/operation.ts';
import { invalid, notFound, found } from '../kernel/problem.ts';
import { answerVersion, contentVersion } from '../kernel/version.ts';
import type { Db } from '../db/database.ts';
import { beginChange } from '../db/record-versions.ts';
import type { RowChange, NewRow } from '../db/types.ts';
import type { LiveServices } from './services.ts';
import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';

type TaskData = BodyOf<'createTask'>['data'];

const createTask: Handler<'createTask', LiveServices> = async ({ body, caller, services, request }) => {
  const { status = 'on-hold', data, user = [] } = body;
  const id = services.liveKey();
  await services.db.transaction().execute(async (trx) => {
    await refuseUnassignable(trx, user);
    await insertTask(trx, { id, status, ...columnsOf(data), authorId: caller.user.id });
    await assignTask(trx, id, user);
  });
  noteForLog(request, { subject: data.title.trim() });
  return { id };
};

const readTask = async (db: Db, key: string) => found((await tasksByKey(db, [key]))[0]);

/** Tasks of others are answered as not found. */
const getTask: Handler<'getTask', LiveServices> = async (call) => {
  const { path, caller, services } = call;
  const task = await readTask(services.db, path.key);
  if (task.data.user !== caller.user.id && !task.user.includes(caller.user.id)) throw notFound();
  answerVersion(call, contentVersion(task));
  return task;
};

/** The author never changes. */
const updateTask: Handler<'updateTask', LiveServices> = async (call) => {
  const { path, body, caller, services, request } = call;
  const { key } = path;
  const { status, data, user } = body;
  const version = await services.db.transaction().execute(async (trx) => {
    if (!(await holdTask(trx, key, caller.user.id))) throw notFound();
    const record = await readTask(trx, key);
    const standing = { kind: 'task', key, version: contentVersion(record), record } as const;
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    if (user) await refuseUnassignable(trx, user);
    const change: RowChange<'task'> = { ...(status && { status }), ...(data && columnsOf(data)) };
    if (Object.keys(change).length > 0) await changeTask(trx, key, change);
    if (user) await assignTask(trx, key, user);
    const saved = await readTask(trx, key);
    noteForLog(request, { subject: saved.data.title, changes: taskChanges(record, saved) });
    return contentVersion(saved);
  });
  answerVersion(call, version);
  return { affectedRows: 1 };
};

const deleteTask: Handler<'deleteTask', LiveServices> = async ({ path: { key }, caller, services, request }) => {
  await services.db.transaction().execute(async (trx) => {
    if (!(await holdTask(trx, key, caller.user.id))) throw notFound();
    noteForLog(request, { subject: (await readTask(trx, key)).data.title });
    await removeTask(trx, key);
  });
  return { affectedRows: 1 };
};

/** Changed fields of a task; assignees as a list of user ids. */
function taskChanges(before: Task, after: Task): readonly FieldChange[] {
  const fields = ({ status, user, data }: Task) => ({
    title: data.title,
    date: data.date,
    time: data.time ?? null,
    comment: data.comment ?? null,
    status,
    user: user.join(', ') || null,
  });
  const [was, is] = [fields(before), fields(after)];
  return (['title', 'date', 'time', 'comment', 'status', 'user'] as const)
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => change.before !== change.after);
}

function columnsOf({ title, date, time = null, comment = null }: TaskData) {
  const text = title.trim();
  if (!text) throw invalid({ field: 'data.title', messageKey: 'validation.required' });
  const skipped = skippedTime('data.time', date, time);
  if (skipped.length > 0) throw invalid(...skipped);
  return { title: text, date, time, comment: comment?.trim() || null };
}

async function refuseUnassignable(db: Db, users: readonly number[]): Promise<void> {
  if (users.length > 0 && (await countAssignable(db, users)) < users.length)
    throw invalid({ field: 'user', messageKey: 'validation.oneOf' });
}

/** Number of tasks on a board (specification/office.md#tasks). */
const LAST = 25;

const tasks = (db: Db) =>
  db
    .selectFrom('task')
    .select(['id', 'status', 'title', 'date', 'time', 'comment', 'authorId'])
    .select(sql<number[]>`array(select "userId" from task_user where "taskId" = task.id order by "userId")`.as('user'));

const taskOf = ({ id, status, user, authorId, ...data }: TaskRow): Task => ({
  id,
  status,
  data: { ...data, user: authorId },
  user,
});

const insertTask = (db: Db, task: NewRow<'task'>) => db.insertInto('task').values(task).execute();

const changeTask = (db: Db, id: string, change: RowChange<'task'>) =>
  db.updateTable('task').set(change).where('id', '=', id).execute();

const removeTask = (db: Db, id: string) => db.deleteFrom('task').where('id', '=', id).execute();

export const taskHandlers = {
  listTasks: ({ caller, services }) => lastTasks(services.db, caller.user.id),
  getTask,
  createTask,
  updateTask,
  deleteTask,
} satisfies Handlers<LiveServices>;

type Task = components['schemas']['Task'];

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

/** The last tasks of a user, as author or assignee, latest first. */
async function lastTasks(db: Db, userId: number): Promise<Task[]> {
  const rows = await tasks(db)
    .where((row) =>
      row.or([
        row('authorId', '=', userId),
        row('id', 'in', row.selectFrom('task_user').select('taskId').where('userId', '=', userId)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(LAST)
    .execute();
  return rows.map(taskOf);
}

export async function tasksByKey(db: Db, keys: readonly string[]): Promise<Task[]> {
  const rows = await tasks(db)
    .where('id', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return rows.map(taskOf);
}

/** Whether a task is the user's, as author or assignee; locked until the transaction ends. */
async function holdTask(db: Db, id: string, userId: number): Promise<boolean> {
  const task = await db.selectFrom('task').select('authorId').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!task || task.authorId === userId) return task !== undefined;
  const assigned = await db
    .selectFrom('task_user')
    .select('userId')
    .where('taskId', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return assigned !== undefined;
}

/** Replaces the assignees of a task; writes the difference only. */
async function assignTask(db: Db, taskId: string, users: readonly number[]): Promise<void> {
  await db
    .deleteFrom('task_user')
    .where('taskId', '=', taskId)
    .where('userId', '<>', sql<number>`all(${users}::integer[])`)
    .execute();
  if (users.length > 0)
    await db
      .insertInto('task_user')
      .values(users.map((userId) => ({ taskId, userId })))
      .onConflict((row) => row.doNothing())
      .execute();
}

/** Number of these users who may be assigned tasks: roles admin and dispatch (specification/roles.md#sets-of-roles). */
async function countAssignable(db: Db, users: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${users}::integer[])`)
    .where('role', 'in', ['admin', 'dispatch'])
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
