import { TASK_STATUSES, type Task, type TaskStatus } from './task.ts';

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
export const dueOf = ({ data: { date, time } }: Task): string => `${date} ${time ?? '23:59'}`;

/** Whether a task is overdue. @param now as `2026-05-03 17:30`, in Brussels */
export const isOverdue = (task: Task, now: string): boolean => task.status !== 'done' && dueOf(task) < now;

const byDue = (left: Task, right: Task): number => compare(dueOf(left), dueOf(right)) || compare(left.id, right.id);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
