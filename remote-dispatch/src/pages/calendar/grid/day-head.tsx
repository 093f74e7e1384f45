import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, IconButton, Link, Skeleton, Text } from '@navette/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarDay } from '../model/week-trips.ts';

interface DayHeadProps {
  readonly day: CalendarDay;
  readonly loading: boolean;
  readonly onCreate?: ((date: string) => void) | undefined;
}

/** Head of a day: its name, number of trips outside the shown hours, and a button to book on it. */
export function DayHead({ day: { date, before, after, trips }, loading, onCreate }: DayHeadProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const dayName = `${formatWeekday(date)} ${formatDate(date)}`;
  const isToday = date === brusselsToday();
  return (
    <Box
      flex="1 1 0"
      minWidth="7rem"
      borderInlineStartWidth="1px"
      borderColor="border"
      paddingInline="1.5"
      paddingBlock="1"
      bg={isToday ? 'brand.50' : undefined}
    >
      <Flex justify="space-between" align="center">
        <Text
          as="h2"
          textStyle="sm"
          fontWeight={isToday ? 'bold' : 'semibold'}
          aria-current={isToday ? 'date' : undefined}
        >
          {formatWeekday(date, 'short')} {formatDate(date).slice(0, 5)}
        </Text>
        {onCreate && (
          <IconButton size="sm" label={t('calendar.bookOn', { day: dayName })} onClick={() => onCreate(date)}>
            <Plus aria-hidden />
          </IconButton>
        )}
      </Flex>
      {loading ? (
        <Skeleton height="1rem" width="60%" />
      ) : (
        <Text textStyle="xs" tone="muted">
          <Link to={`/booking?from=${date}&to=${date}`}>
            {t('calendar.count', { count: trips.length + before + after })}
          </Link>
          {before + after > 0 && (
            <>
              <br />
              {t('calendar.outside', { count: before + after })}
            </>
          )}
        </Text>
      )}
    </Box>
  );
}
