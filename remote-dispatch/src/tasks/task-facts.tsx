import { useFormats, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Badge, Box, Flex, Text } from '@navette/shared/ui';
import { CalendarDays, ClockAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { People } from '../people/use-people.ts';
import { isOverdue } from './task-columns.ts';
import type { Task } from './task.ts';

interface TaskFactsProps {
  readonly task: Task;
  readonly people: People;
  /** Current time, as `2026-05-03 17:30`. */
  readonly now: string;
  readonly titleId: string;
}

/** Content of a card: due time, title, assignees. */
export function TaskFacts({ task, people, now, titleId }: TaskFactsProps): ReactNode {
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
