import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast, useConfirm } from '@navette/shared/ui-overlay';
import { useCallback, useState } from 'react';
import {
  type Task,
  type TaskStatus,
  type TaskSource,
  type TaskColumns,
  isTaskStatus,
  statusTitles,
  TASK_STATUSES,
} from './task.ts';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useUser } from '@navette/shared/session';

/** Moves a task to a column, optimistically; no effect when it is there already. */
type MoveTask = (task: Task, status: TaskStatus) => void;

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

const withMoves = (tasks: readonly Task[], moves: readonly PendingMove[]): readonly Task[] =>
  moves.length === 0
    ? tasks
    : tasks.map((task) => {
        const move = moves.findLast(({ id }) => id === task.id);
        return move ? { ...task, status: move.status } : task;
      });

const isSame = (left: Task, right: Task): boolean => JSON.stringify(left) === JSON.stringify(right);

interface TaskDrag {
  /** Columns to render: frozen from lifting a card until it is dropped. */
  readonly shown: TaskColumns;
  readonly responders: {
    readonly onBeforeCapture: () => void;
    readonly onDragStart: (start: DragStart, provided: ResponderProvided) => void;
    readonly onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => void;
    readonly onDragEnd: (result: DropResult, provided: ResponderProvided) => void;
  };
}

/**
 * Drag and drop with frozen columns: nothing moves under a lifted card, and nothing is saved before it is dropped in
 * another column. Each step is announced to screen readers.
 */
export function useDrag(columns: TaskColumns, move: MoveTask): TaskDrag {
  const t = useT();
  const [held, setHeld] = useState<TaskColumns>();
  const shown = held ?? columns;
  const taskOf = (id: string) => TASK_STATUSES.flatMap((status) => shown[status]).find((task) => task.id === id);
  const names = (id: string, column: string) => ({
    title: taskOf(id)?.data.title ?? '',
    column: isTaskStatus(column) ? t(statusTitles[column]) : '',
  });
  return {
    shown,
    responders: {
      onBeforeCapture: () => setHeld(columns),
      onDragStart: ({ draggableId, source }, { announce }) =>
        announce(t('tasks.drag.lifted', names(draggableId, source.droppableId))),
      onDragUpdate: ({ draggableId, destination }, { announce }) =>
        announce(
          destination ? t('tasks.drag.over', names(draggableId, destination.droppableId)) : t('tasks.drag.nowhere'),
        ),
      onDragEnd: ({ draggableId, source, destination, reason }, { announce }) => {
        setHeld(undefined);
        const task = taskOf(draggableId);
        const target = destination?.droppableId;
        if (
          reason === 'CANCEL' ||
          task === undefined ||
          target === undefined ||
          target === source.droppableId ||
          !isTaskStatus(target)
        ) {
          announce(t('tasks.drag.back', names(draggableId, source.droppableId)));
          return;
        }
        announce(t('tasks.drag.dropped', names(draggableId, target)));
        move(task, target);
      },
    },
  };
}

/**
 * Tasks without those just deleted, and the function that deletes one. The user's own task can be restored by Undo; a
 * colleague's task, restored by this user, would change its author, so its deletion is confirmed instead.
 */
export function useRemoveTask(
  tasks: readonly Task[],
  store: TaskSource['store'],
): readonly [tasks: readonly Task[], remove: (task: Task) => Promise<void>] {
  const t = useT();
  const me = useUser()?.id;
  const toast = useToast();
  const confirm = useConfirm();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback(
    async ({ id, status, data, user }: Task) => {
      const { title } = data;
      const isMine = data.user === me;
      if (
        !isMine &&
        !(await confirm({
          title: t('tasks.delete.title', { title }),
          body: t('tasks.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      const restore = () => {
        store
          .addTask({ status, data, user })
          .catch((error: unknown) => toast.failure(t('tasks.restore.failed', { title }), error));
      };
      setGone((all) => new Set(all).add(id));
      try {
        await store.remove('tasks', id);
        toast.success(t('tasks.deleted', { title }), isMine ? { undo: restore } : {});
      } catch (error) {
        setGone((all) => new Set([...all].filter((other) => other !== id)));
        toast.failure(t('tasks.delete.failed', { title }), error);
      }
    },
    [t, me, confirm, toast, store],
  );
  return [gone.size === 0 ? tasks : tasks.filter(({ id }) => !gone.has(id)), remove];
}
