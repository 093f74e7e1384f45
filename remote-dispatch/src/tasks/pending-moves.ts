import type { Task, TaskStatus } from './task.ts';

/** A card that stands in its new column already, while or shortly after that is saved. */
export interface PendingMove {
  readonly id: string;
  readonly status: TaskStatus;
  /** The task as it was read when it was moved. */
  readonly from: Task;
  /** It is saved; what is read next shows it. */
  readonly saved: boolean;
}

/** The moves that what was read does not show yet. */
export const stillPending = (moves: readonly PendingMove[], tasks: readonly Task[]): readonly PendingMove[] => {
  const left = moves.filter(
    ({ id, from, saved }) => !saved || tasks.some((task) => task.id === id && isSame(task, from)),
  );
  return left.length === moves.length ? moves : left;
};

/** Tasks with their moves. */
export const withMoves = (tasks: readonly Task[], moves: readonly PendingMove[]): readonly Task[] =>
  moves.length === 0
    ? tasks
    : tasks.map((task) => {
        const move = moves.findLast(({ id }) => id === task.id);
        return move ? { ...task, status: move.status } : task;
      });

const isSame = (left: Task, right: Task): boolean => JSON.stringify(left) === JSON.stringify(right);
