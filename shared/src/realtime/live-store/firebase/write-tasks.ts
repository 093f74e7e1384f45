import {
  type Database,
  get,
  push,
  ref,
  update,
  orderByChild,
  orderByKey,
  limitToLast,
  query,
  startAt,
  type Query,
} from 'firebase/database';
import type { components } from '@navette/openapi/types';
import { ApiProblem } from '../../../api/problem.ts';
import { refused } from './connection.ts';
import { type Task, type LiveCollection, LAST_TASKS } from '../live-records.ts';
import { concerned, readTask, writtenTask } from './records.ts';

type TaskForm = components['schemas']['TaskForm'];

/** Writes the copies of a task for author and assignees, in one atomic write. */
export async function addTask(
  database: Database,
  userId: number,
  { status = 'on-hold', data, user = [] }: TaskForm,
): Promise<string> {
  const { key } = push(ref(database, `tasks/${userId}`));
  if (key === null) throw refused(0, 'unexpected');
  await update(ref(database), copies(key, { status, data: { ...tidied(data), user: userId }, user }));
  return key;
}

/** Changes all copies in one atomic write; former assignees lose theirs. The author stays. */
export async function changeTask(
  database: Database,
  userId: number,
  key: string,
  { status, data, user }: components['schemas']['TaskUpdate'],
): Promise<void> {
  const task = readTask(key, await valueOf(database, taskPath(userId, key)));
  // A task of other users answers like a deleted one: not found.
  if (!task) throw refused(404, 'notFound');
  const next = {
    status: status ?? task.status,
    data: data ? { ...tidied(data), user: task.data.user } : task.data,
    user: user ?? task.user,
  };
  const lost = concerned(task).filter((person) => !concerned(next).includes(person));
  const statusAlone = data === undefined && user === undefined;
  const changed = statusAlone
    ? Object.fromEntries(concerned(task).map((person) => [`${taskPath(person, key)}/status`, next.status]))
    : copies(key, next);
  await update(ref(database), { ...changed, ...absent(key, lost) });
}

/** Deletes all copies; idempotent. */
export async function removeTask(database: Database, userId: number, key: string): Promise<void> {
  const value = await valueOf(database, taskPath(userId, key));
  if (value === null) return;
  const task = readTask(key, value);
  await update(ref(database), absent(key, task ? concerned(task) : [userId]));
}

const valueOf = async (database: Database, path: string): Promise<unknown> => (await get(ref(database, path))).val();

const copies = (key: string, task: Omit<Task, 'id'>): Record<string, unknown> =>
  Object.fromEntries(concerned(task).map((person) => [taskPath(person, key), writtenTask(task)]));

const absent = (key: string, people: readonly number[]): Record<string, null> =>
  Object.fromEntries(people.map((person) => [taskPath(person, key), null]));

/** Normalised as in the own server. */
function tidied({ title, date, time = null, comment = null }: TaskForm['data']): Task['data'] {
  const text = title.trim();
  if (!text)
    throw new ApiProblem({
      status: 400,
      code: 'validation',
      messageKey: 'problem.validation',
      fields: [{ field: 'data.title', messageKey: 'validation.required' }],
      incidentId: '',
    });
  return { title: text, date, time, comment: comment?.trim() || null };
}

/**
 * Path of a user's copy of a task. Denormalised: author and assignees each have a copy, so that the last 25 of each user are one query
 * (specification/office.md#tasks).
 */
const taskPath = (userId: number, key: string): string => `tasks/${userId}/${key}`;

/** Paths of the collections that all users share. */
export const sharedPaths = { demands: 'bookings/demands', tickets: 'tickets', locations: 'locations' } as const;

/** The query of each collection: the last tasks of a user, open demands, all receipts and positions. */
export const queries: Readonly<Record<LiveCollection, (database: Database, userId: number) => Query>> = {
  tasks: (database, userId) => query(ref(database, `tasks/${userId}`), orderByKey(), limitToLast(LAST_TASKS)),
  demands: (database) =>
    query(ref(database, sharedPaths.demands), orderByChild('endtime'), startAt(new Date().toISOString())),
  tickets: (database) => ref(database, sharedPaths.tickets),
  locations: (database) => ref(database, sharedPaths.locations),
};
