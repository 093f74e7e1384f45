import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, ErrorState, Page, useSingleKey } from '@navette/shared/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { WeekGrid } from './grid/week-grid.tsx';
import { OFFICE_HOURS, WHOLE_DAY } from './model/hours.ts';
import { calendarDays } from './model/week-trips.ts';
import { useWeekBookings } from './requests/use-week-bookings.ts';
import { useOpenBooking } from './use-open-booking.ts';
import { useWeek } from './use-week.ts';

const NONE: [] = [];

/** Calendar of the bookings of a week; dragging over a free time starts a new one (S1 §2.11, DECISIONS 33). */
export function CalendarPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const week = useWeek();
  const { dates, isWholeDay } = week;
  const [start = brusselsToday(), end = start] = [dates[0], dates.at(-1)];
  const { data, error, isFetching, refetch } = useWeekBookings(start, end);
  const { edit, create } = useOpenBooking();
  const hours = isWholeDay ? WHOLE_DAY : OFFICE_HOURS;
  const days = useMemo(() => calendarDays(dates, data ?? NONE, hours), [dates, data, hours]);
  useSingleKey('n', () => create?.(week.date));
  return (
    <Page
      title={t('calendar.title')}
      onRefresh={() => void refetch()}
      refreshing={isFetching}
      actions={
        create && (
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => create(week.date)}>
            {t('calendar.add')}
          </Button>
        )
      }
    >
      <CalendarToolbar {...week} />
      {error && !data ? (
        <ErrorState title={t('calendar.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <WeekGrid
          {...{ days, hours }}
          loading={data === undefined}
          label={t('calendar.week', { from: formatDate(start), to: formatDate(end) })}
          onOpen={({ id }) => edit(id)}
          onCreate={create}
        />
      )}
    </Page>
  );
}
