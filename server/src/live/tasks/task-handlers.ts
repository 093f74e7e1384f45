import { skippedTime } from '@navette/shared/domain';
import { type FieldChange, noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid, notFound, found } from '../../kernel/problem.ts';
import { answerVersion, contentVersion } from '../../kernel/version.ts';
import type { Db } from '../../db/database.ts';
import { beginChange } from '../../db/record-versions.ts';
import type { RowChange } from '../../db/types.ts';
import {
  assignTask,
  changeTask,
  countAssignable,
  holdTask,
  insertTask,
  lastTasks,
  removeTask,
  tasksByKey,
} from './task-queries.ts';
import type { LiveServices } from '../services.ts';

type TaskData = BodyOf<'createTask'>['data'];

const listTasks: Handler<'listTasks', LiveServices> = async ({ caller, services }) =>
  lastTasks(services.db, caller.user.id);

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

type Task = AnswerOf<'getTask'>;

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

export const taskHandlers = { listTasks, getTask, createTask, updateTask, deleteTask } satisfies Handlers<LiveServices>;
