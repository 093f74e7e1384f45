import { skippedTime } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { RowChange } from '../../db/types.ts';
import {
  assignTask,
  changeTask,
  countAssignable,
  holdTask,
  insertTask,
  lastTasks,
  removeTask,
} from './task-queries.ts';
import type { LiveServices } from '../services.ts';

type TaskData = BodyOf<'createTask'>['data'];

const listTasks: Handler<'listTasks', LiveServices> = async ({ caller, services }) =>
  lastTasks(services.db, caller.user.id);

const createTask: Handler<'createTask', LiveServices> = async ({ body, caller, services }) => {
  const { status = 'on-hold', data, user = [] } = body;
  const id = services.liveKey();
  await services.db.transaction().execute(async (trx) => {
    await refuseUnassignable(trx, user);
    await insertTask(trx, { id, status, ...columnsOf(data), authorId: caller.user.id });
    await assignTask(trx, id, user);
  });
  return { id };
};

/** The author never changes. */
const updateTask: Handler<'updateTask', LiveServices> = async ({ path: { key }, body, caller, services }) => {
  const { status, data, user } = body;
  await services.db.transaction().execute(async (trx) => {
    // Tasks of others are answered as not found.
    if (!(await holdTask(trx, key, caller.user.id))) throw notFound();
    if (user) await refuseUnassignable(trx, user);
    const change: RowChange<'task'> = { ...(status && { status }), ...(data && columnsOf(data)) };
    if (Object.keys(change).length > 0) await changeTask(trx, key, change);
    if (user) await assignTask(trx, key, user);
  });
  return { affectedRows: 1 };
};

const deleteTask: Handler<'deleteTask', LiveServices> = async ({ path: { key }, caller, services }) => {
  await services.db.transaction().execute(async (trx) => {
    if (!(await holdTask(trx, key, caller.user.id))) throw notFound();
    await removeTask(trx, key);
  });
  return { affectedRows: 1 };
};

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

export const taskHandlers = { listTasks, createTask, updateTask, deleteTask } satisfies Handlers<LiveServices>;
