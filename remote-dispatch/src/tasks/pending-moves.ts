import type { Task, TaskStatus } from './task.ts';

/** Optimistic move of a card: it is shown in its new column until the store confirms it. */
export interface PendingMove {
  readonly id: string;
  readonly status: TaskStatus;
  /** The task before the move. */
  readonly from: Task;
  /** It is saved; the next update of the store shows it. */
  readonly saved: boolean;
}

/** Moves that the store does not show yet. */
export const stillPending = (moves: readonly PendingMove[], tasks: readonly Task[]): readonly PendingMove[] => {
  const left = moves.filter(
    ({ id, from, saved }) => !saved || tasks.some((task) => task.id === id && isSame(task, from)),
  );
  return left.length === moves.length ? moves : left;
};

/** Tasks with the pending moves applied. */
export const withMoves = (tasks: readonly Task[], moves: readonly PendingMove[]): readonly Task[] =>
  moves.length === 0
    ? tasks
    : tasks.map((task) => {
        const move = moves.findLast(({ id }) => id === task.id);
        return move ? { ...task, status: move.status } : task;
      });

const isSame = (left: Task, right: Task): boolean => JSON.stringify(left) === JSON.stringify(right);
