import { Draggable } from '@hello-pangea/dnd';
import { useOnline } from '@navette/shared/api';
import { useT, useFormats } from '@navette/shared/i18n';
import { Box, Flex, IconButton, Badge, Text } from '@navette/shared/ui';
import { Pencil, Trash2, ArrowRightLeft, CalendarDays, ClockAlert, UserRound } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { People } from '../office/people.ts';
import { type Task, type TaskStatus, statusTitles, TASK_STATUSES, isOverdue } from './task.ts';
import { Menu } from '@navette/shared/ui-overlay';
import { useUser } from '@navette/shared/session';

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

interface TaskFactsProps {
  readonly task: Task;
  readonly people: People;
  /** Current time, as `2026-05-03 17:30`. */
  readonly now: string;
  readonly titleId: string;
}

/** Content of a card: due time, title, assignees. */
function TaskFacts({ task, people, now, titleId }: TaskFactsProps): ReactNode {
  const t = useT();
  const me = useUser()?.id;
  const { formatDate, formatTime } = useFormats();
  const { title, date, time, comment, user: author } = task.data;
  const isFromOther = author !== null && author !== undefined && author !== me;
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        gap="2"
        color="fg.muted"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
        minHeight="5"
      >
        <Flex as="span" align="center" gap="1">
          <CalendarDays aria-hidden size={14} />
          {formatDate(date)}
          {time !== null && time !== undefined && ` ${formatTime(time)}`}
        </Flex>
        {isOverdue(task, now) && (
          <Badge colorPalette="red">
            <ClockAlert aria-hidden />
            {t('tasks.overdue')}
          </Badge>
        )}
      </Flex>
      <Box id={titleId} as="h3" fontWeight="semibold" css={wraps}>
        {title}
      </Box>
      {comment && (
        <Text fontSize="sm" css={{ ...wraps, whiteSpace: 'pre-line' }} lineClamp={6} title={comment}>
          {comment}
        </Text>
      )}
      {(isFromOther || task.user.length > 0) && (
        <Flex wrap="wrap" columnGap="3" rowGap="0.5" fontSize="xs" color="fg.muted">
          {isFromOther && <span>{t('tasks.from', { name: people.nameOf(author, 'text') })}</span>}
          {task.user.map((id) => (
            <Flex as="span" key={id} align="center" gap="1">
              <UserRound aria-hidden size={13} />
              {people.nameOf(id, 'text')}
            </Flex>
          ))}
        </Flex>
      )}
    </>
  );
}

const wraps = { overflowWrap: 'anywhere' } as const;
