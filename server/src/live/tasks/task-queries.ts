import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow, RowChange } from '../../db/types.ts';

type Task = components['schemas']['Task'];

/** Number of tasks on a board (specification/office.md#tasks). */
const LAST = 25;

const tasks = (db: Db) =>
  db
    .selectFrom('task')
    .select(['id', 'status', 'title', 'date', 'time', 'comment', 'authorId'])
    .select(sql<number[]>`array(select "userId" from task_user where "taskId" = task.id order by "userId")`.as('user'));

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

const taskOf = ({ id, status, user, authorId, ...data }: TaskRow): Task => ({
  id,
  status,
  data: { ...data, user: authorId },
  user,
});

/** The last tasks of a user, as author or assignee, latest first. */
export async function lastTasks(db: Db, userId: number): Promise<Task[]> {
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

/** Tasks by key, unordered. */
export async function tasksByKey(db: Db, keys: readonly string[]): Promise<Task[]> {
  const rows = await tasks(db)
    .where('id', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return rows.map(taskOf);
}

/** Whether a task is the user's, as author or assignee; locked until the transaction ends. */
export async function holdTask(db: Db, id: string, userId: number): Promise<boolean> {
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

export const insertTask = (db: Db, task: NewRow<'task'>) => db.insertInto('task').values(task).execute();

export const changeTask = (db: Db, id: string, change: RowChange<'task'>) =>
  db.updateTable('task').set(change).where('id', '=', id).execute();

export const removeTask = (db: Db, id: string) => db.deleteFrom('task').where('id', '=', id).execute();

/** Replaces the assignees of a task; writes the difference only. */
export async function assignTask(db: Db, taskId: string, users: readonly number[]): Promise<void> {
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
export async function countAssignable(db: Db, users: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${users}::integer[])`)
    .where('role', 'in', ['admin', 'dispatch'])
    .executeTakeFirstOrThrow();
  return count;
}
