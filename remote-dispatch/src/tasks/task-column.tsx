import { Droppable } from '@hello-pangea/dnd';
import { useT } from '@navette/shared/i18n';
import { Badge, Box, Flex, Heading, Skeleton, Text } from '@navette/shared/ui';
import { CircleCheck, CirclePause, CirclePlay, Eye } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { People } from '../office/people.ts';
import { TaskCard, type CardActions } from './task-card.tsx';
import { statusInvitations, statusTitles, type Task, type TaskStatus } from './task.ts';

interface TaskColumnProps {
  readonly status: TaskStatus;
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  readonly people: People;
  readonly now: string;
  readonly actions: CardActions;
}

const styles = {
  'on-hold': { Icon: CirclePause, palette: 'gray' },
  'in-progress': { Icon: CirclePlay, palette: 'blue' },
  'needs-review': { Icon: Eye, palette: 'orange' },
  done: { Icon: CircleCheck, palette: 'green' },
} as const;

/** Column of the board: title, number of cards, and the cards. */
export function TaskColumn({ status, tasks, ...forCards }: TaskColumnProps): ReactNode {
  const t = useT();
  const headingId = useId();
  const { Icon, palette } = styles[status];
  return (
    <Box asChild colorPalette={palette} css={column}>
      <section aria-labelledby={headingId}>
        <Flex align="center" gap="2" paddingInline="1" paddingBottom="2">
          <Box asChild color="colorPalette.fg" flexShrink="0">
            <Icon aria-hidden size={18} />
          </Box>
          <Heading as="h2" size="sm" id={headingId}>
            {t(statusTitles[status])}
          </Heading>
          {tasks && (
            <Badge aria-label={t('tasks.count', { count: tasks.length })} role="img">
              {tasks.length}
            </Badge>
          )}
        </Flex>
        {tasks ? <Cards {...{ status, tasks, headingId }} {...forCards} /> : <Skeleton height="24" />}
      </section>
    </Box>
  );
}

function Cards({
  status,
  tasks,
  headingId,
  ...forCards
}: Omit<TaskColumnProps, 'tasks'> & { readonly tasks: readonly Task[]; readonly headingId: string }): ReactNode {
  const t = useT();
  return (
    <Droppable droppableId={status}>
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
        <Box css={cards} data-over={isDraggingOver || undefined}>
          {tasks.length === 0 && !isDraggingOver && (
            <Text tone="muted" fontSize="sm" css={invitation}>
              {t(statusInvitations[status])}
            </Text>
          )}
          <Box asChild flex="1" colorPalette="gray">
            <ul ref={innerRef} {...droppableProps} aria-labelledby={headingId}>
              {tasks.map((task, index) => (
                <TaskCard key={task.id} {...{ task, index }} {...forCards} />
              ))}
              {placeholder}
            </ul>
          </Box>
        </Box>
      )}
    </Droppable>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  padding: '2',
  bg: 'bg.muted',
  borderRadius: 'l3',
  borderTopWidth: '3px',
  borderColor: 'colorPalette.solid',
} as const;

const cards = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '24',
  borderRadius: 'l2',
  '&[data-over]': { bg: 'colorPalette.subtle' },
} as const;

const invitation = {
  position: 'absolute',
  insetInline: '0',
  top: '0',
  padding: '4',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
