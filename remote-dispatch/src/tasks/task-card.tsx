import { Draggable } from '@hello-pangea/dnd';
import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box, Flex, IconButton } from '@navette/shared/ui';
import { Pencil, Trash2, ArrowRightLeft } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { People } from '../people/use-people.ts';
import { TaskFacts } from './task-facts.tsx';
import { type Task, type TaskStatus, statusTitles, TASK_STATUSES } from './task.ts';
import { Menu } from '@navette/shared/ui-overlay';

/** Commands of a card. */
export interface CardActions {
  readonly edit: (task: Task) => void;
  readonly move: (task: Task, status: TaskStatus) => void;
  readonly remove: (task: Task) => void;
}

interface TaskCardProps {
  readonly task: Task;
  readonly index: number;
  readonly people: People;
  readonly now: string;
  readonly actions: CardActions;
}

/** Card of a task: draggable as a whole, by pointer or keyboard; Enter edits it, Delete deletes it. */
export function TaskCard({ task, index, people, now, actions }: TaskCardProps): ReactNode {
  const t = useT();
  const titleId = useId();
  const isOnline = useOnline();
  const offline = isOnline ? undefined : t('form.offline');
  const { title } = task.data;
  const press = (event: KeyboardEvent) => {
    if (
      event.target !== event.currentTarget ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    if (event.key === 'Enter') actions.edit(task);
    else if (event.key === 'Delete' && isOnline) actions.remove(task);
    else return;
    event.preventDefault();
  };
  return (
    <Draggable draggableId={task.id} index={index} isDragDisabled={!isOnline}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <Box asChild css={card} data-lifted={isDragging || undefined}>
          <li ref={innerRef} {...draggableProps}>
            {/* The drag handle sets role=button, which must not contain other buttons. */}
            <Box
              {...dragHandleProps}
              role="group"
              tabIndex={0}
              aria-labelledby={titleId}
              data-card={task.id}
              css={handle}
              onKeyDown={press}
            >
              <TaskFacts {...{ task, people, now, titleId }} />
              <Flex justify="flex-end" gap="1" marginTop="-1">
                <IconButton
                  label={t('tasks.edit', { title })}
                  size="sm"
                  data-control="edit"
                  onClick={() => actions.edit(task)}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <MoveMenu task={task} blocked={offline} onMove={(status) => actions.move(task, status)} />
                <IconButton
                  label={offline ?? t('tasks.delete', { title })}
                  size="sm"
                  data-control="delete"
                  disabled={!isOnline}
                  onClick={() => actions.remove(task)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Flex>
            </Box>
          </li>
        </Box>
      )}
    </Draggable>
  );
}

const card = {
  listStyleType: 'none',
  marginBottom: '2',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  boxShadow: 'xs',
  '&[data-lifted]': { boxShadow: 'lg', borderColor: 'border.control' },
} as const;

const handle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '2.5',
  paddingBottom: '1.5',
  borderRadius: 'inherit',
  cursor: 'grab',
} as const;

interface MoveMenuProps {
  readonly task: Task;
  /** Why nothing can be moved now. */
  readonly blocked: string | undefined;
  readonly onMove: (status: TaskStatus) => void;
}

/** Menu of the columns that a card can move to, without dragging. */
function MoveMenu({ task, blocked, onMove }: MoveMenuProps): ReactNode {
  const t = useT();
  return (
    <Menu
      trigger={
        <IconButton label={t('tasks.move', { title: task.data.title })} size="sm" data-control="move">
          <ArrowRightLeft aria-hidden />
        </IconButton>
      }
      items={TASK_STATUSES.map((status) => ({
        id: status,
        label: t(statusTitles[status]),
        checked: status === task.status,
        disabled: blocked,
        onSelect: () => onMove(status),
      }))}
    />
  );
}
