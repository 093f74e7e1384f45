import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState } from 'react';
import type { Task, TaskStatus } from './task.ts';
import type { TaskSource } from './task-source.ts';

/** Moves a task to a column, optimistically; no effect when it is there already. */
export type MoveTask = (task: Task, status: TaskStatus) => void;

/**
 * Tasks with pending moves applied, and the function that moves one: one save per move; a failed one is reverted with
 * its reason. A task that a colleague deleted is not saved.
 */
export function useMoveTask({
  state: { records },
  store,
}: TaskSource): readonly [tasks: readonly Task[], move: MoveTask] {
  const t = useT();
  const toast = useToast();
  const [moves, setMoves] = useState<readonly PendingMove[]>([]);
  const pending = stillPending(moves, records);
  if (pending !== moves) setMoves(pending);
  const move = useCallback<MoveTask>(
    (task, status) => {
      if (task.status === status) return;
      const from = records.find(({ id }) => id === task.id);
      const sayGone = () => toast.error(t('tasks.gone', { title: task.data.title }));
      if (!from) {
        sayGone();
        return;
      }
      const made: PendingMove = { id: task.id, status, from, saved: false };
      const without = (all: readonly PendingMove[]) => all.filter((other) => other !== made);
      setMoves((all) => [...all, made]);
      store.changeTask(task.id, { status }).then(
        () => setMoves((all) => (all.includes(made) ? [...without(all), { ...made, saved: true }] : all)),
        (error: unknown) => {
          setMoves(without);
          if (error instanceof ApiProblem && error.status === 404) sayGone();
          else toast.failure(t('tasks.move.failed', { title: task.data.title }), error);
        },
      );
    },
    [records, store, toast, t],
  );
  return [withMoves(records, pending), move];
}

/** Optimistic move of a card: it is shown in its new column until the store confirms it. */
interface PendingMove {
  readonly id: string;
  readonly status: TaskStatus;
  /** The task before the move. */
  readonly from: Task;
  /** It is saved; the next update of the store shows it. */
  readonly saved: boolean;
}

/** Moves that the store does not show yet. */
const stillPending = (moves: readonly PendingMove[], tasks: readonly Task[]): readonly PendingMove[] => {
  const left = moves.filter(
    ({ id, from, saved }) => !saved || tasks.some((task) => task.id === id && isSame(task, from)),
  );
  return left.length === moves.length ? moves : left;
};

/** Tasks with the pending moves applied. */
const withMoves = (tasks: readonly Task[], moves: readonly PendingMove[]): readonly Task[] =>
  moves.length === 0
    ? tasks
    : tasks.map((task) => {
        const move = moves.findLast(({ id }) => id === task.id);
        return move ? { ...task, status: move.status } : task;
      });

const isSame = (left: Task, right: Task): boolean => JSON.stringify(left) === JSON.stringify(right);
