import { TASK_STATUS_VALUES, type TaskStatus } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { messageKey } from '@navette/shared/i18n';
import { brusselsToday, isClockTime, isIsoDate } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { LiveState, LiveStore } from '@navette/shared/realtime';

/** Card of the board. */
export type Task = components['schemas']['Task'];

export type { TaskStatus };

/** Columns of the board, in order. */
export const TASK_STATUSES = TASK_STATUS_VALUES;

export const statusTitles: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.status.onHold'),
  'in-progress': messageKey('tasks.status.inProgress'),
  'needs-review': messageKey('tasks.status.needsReview'),
  done: messageKey('tasks.status.done'),
};

/** Hints in empty columns. */
export const statusInvitations: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.empty.onHold'),
  'in-progress': messageKey('tasks.empty.inProgress'),
  'needs-review': messageKey('tasks.empty.needsReview'),
  done: messageKey('tasks.empty.done'),
};

/** Whether a text is a column id. */
export const isTaskStatus = (text: string): text is TaskStatus => TASK_STATUS_VALUES.some((status) => status === text);

/** Cards of each column, from top to bottom. */
export type TaskColumns = Readonly<Record<TaskStatus, readonly Task[]>>;

/**
 * Tasks by column, sorted by due time; done ones the latest first. A task without a time is due at the end of its day.
 */
export function taskColumns(tasks: readonly Task[]): TaskColumns {
  const column = (status: TaskStatus) => {
    const urgent = tasks.filter((task) => task.status === status).toSorted(byDue);
    return status === 'done' ? urgent.toReversed() : urgent;
  };
  const [onHold, inProgress, needsReview, done] = TASK_STATUSES;
  return {
    [onHold]: column(onHold),
    [inProgress]: column(inProgress),
    [needsReview]: column(needsReview),
    [done]: column(done),
  };
}

/** Due time of a task, comparable as text. */
const dueOf = ({ data: { date, time } }: Task): string => `${date} ${time ?? '23:59'}`;

/** Whether a task is overdue. @param now as `2026-05-03 17:30`, in Brussels */
export const isOverdue = (task: Task, now: string): boolean => task.status !== 'done' && dueOf(task) < now;

const byDue = (left: Task, right: Task): number => compare(dueOf(left), dueOf(right)) || compare(left.id, right.id);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Maximum length of a title. */
export const TITLE_MOST = 200;

const fields = z.object({
  data: z.object({
    title: z.string().trim().min(1).max(TITLE_MOST),
    date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
    time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
    comment: z.string().trim().max(4000),
  }),
  user: z.array(z.number()),
});

/** Form of a task: title and date are required (specification/office.md#tasks). Its output is the request body. */
export const taskSchema = fields.transform(
  ({ data, user }): Required<Pick<components['schemas']['TaskForm'], 'data' | 'user'>> => ({
    data: { ...data, comment: data.comment || null },
    user,
  }),
);

type TaskValues = z.input<typeof taskSchema>;

/** Field values of a task; a new one is for today. */
export function taskValues(task: Task | undefined): TaskValues {
  const { title = '', date = brusselsToday(), time = null, comment = null } = task?.data ?? {};
  return { data: { title, date, time, comment: comment ?? '' }, user: task?.user ?? [] };
}

/** Source of the board's tasks, and the store that saves changes. */
export interface TaskSource {
  readonly state: LiveState<Task>;
  /** Retries now. */
  readonly retry: () => void;
  readonly service: LiveStore['service'];
  readonly store: Pick<LiveStore, 'addTask' | 'changeTask' | 'remove'>;
}
