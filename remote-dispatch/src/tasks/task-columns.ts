import { TASK_STATUSES, type Task, type TaskStatus } from './task.ts';

/** Which cards each column shows, from top to bottom. */
export type TaskColumns = Readonly<Record<TaskStatus, readonly Task[]>>;

/** Tasks by column: what is due first stands on top; among those done, what was due last. A task without a time counts for its whole day. */
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

/** Until when a task is due, comparable as text. */
export const dueOf = ({ data: { date, time } }: Task): string => `${date} ${time ?? '23:59'}`;

/** Whether a task should have been done by now. @param now as `2026-05-03 17:30`, in Brussels */
export const isOverdue = (task: Task, now: string): boolean => task.status !== 'done' && dueOf(task) < now;

const byDue = (left: Task, right: Task): number => compare(dueOf(left), dueOf(right)) || compare(left.id, right.id);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
