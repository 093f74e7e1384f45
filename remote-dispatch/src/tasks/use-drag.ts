import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useT } from '@navette/shared/i18n';
import { useState } from 'react';
import type { TaskColumns } from './task-columns.ts';
import { isTaskStatus, statusTitles, TASK_STATUSES } from './task.ts';
import type { MoveTask } from './use-move-task.ts';

/** Drag and drop of the board. */
export interface TaskDrag {
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
