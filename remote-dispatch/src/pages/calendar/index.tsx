import { brusselsToday, addDays, eachDay, startOfWeek, clockOf } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, ErrorState, Page, useSingleKey, Box, IconButton, Toolbar } from '@navette/shared/ui';
import { Plus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode, useCallback } from 'react';
import { WeekGrid } from './week-grid.tsx';
import { OFFICE_HOURS, WHOLE_DAY, type Hours, calendarDays } from './week-trips.ts';
import { $api, type CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import { Switch, useToast, useOpenDialog, DateInput } from '@navette/shared/ui-overlay';
import { choiceParam, dateParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';

const NONE: [] = [];

/** Calendar of the bookings of a week; dragging over a free time starts a new one (specification/office.md#calendar). */
export default function CalendarPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const week = useWeek();
  const { dates, isWholeDay } = week;
  const [start = brusselsToday(), end = start] = [dates[0], dates.at(-1)];
  const { data, error, isFetching, refetch } = useWeekBookings(start, end);
  const { edit, create } = useOpenBooking();
  const hours = isWholeDay ? WHOLE_DAY : OFFICE_HOURS;
  const days = useMemo(() => calendarDays(dates, data ?? NONE, hours), [dates, data, hours]);
  useSingleKey('n', create && (() => create(week.date)));
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

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Bookings of a week, updated live. */
function useWeekBookings(startDate: string, endDate: string) {
  useLiveBookings(LISTED, ({ dates }) => dates.some((date) => date >= startDate && date <= endDate));
  return $api.useQuery('post', '/service/booking/byDate', { body: { startDate, endDate, omit: ['legs'] } });
}

/** Navigation between weeks, and the switch between office hours and the whole day. */
function CalendarToolbar({ date, goTo, move, isWholeDay, showWholeDay }: ReturnType<typeof useWeek>): ReactNode {
  const t = useT();
  return (
    <Toolbar>
      <IconButton label={t('calendar.previous')} onClick={() => move(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button onClick={() => goTo(brusselsToday())}>{t('calendar.today')}</Button>
      <IconButton label={t('calendar.next')} onClick={() => move(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Box width="10rem">
        <DateInput
          ahead
          label={t('calendar.date')}
          value={date}
          onChange={(day) => day !== null && goTo(day)}
          control={{ 'aria-label': t('calendar.date') }}
        />
      </Box>
      <Switch checked={isWholeDay} onChange={showWholeDay}>
        {t('calendar.wholeDay')}
      </Switch>
    </Toolbar>
  );
}

const SEARCH = { date: dateParam(brusselsToday), hours: choiceParam(['office', 'all'], 'office') };

/** The shown week, kept in the URL. */
function useWeek() {
  const [{ date, hours }, setSearch] = useSearchState(SEARCH);
  const monday = startOfWeek(date);
  const dates = useMemo(() => eachDay(monday, addDays(monday, 6)), [monday]);
  return {
    date,
    dates,
    isWholeDay: hours === 'all',
    goTo: (day: string) => setSearch({ date: day }),
    move: (weeks: number) => setSearch({ date: addDays(date, weeks * 7) }),
    showWholeDay: (all: boolean) => setSearch({ hours: all ? 'all' : 'office' }),
  };
}

interface BookingOpener {
  readonly edit: (id: number) => void;
  /** Opens a new booking with day and times filled in; undefined for users who may see the week but not book. */
  readonly create: ((date: string, range?: Hours) => void) | undefined;
}

/** Opens the booking form, as far as the user's rights allow. */
function useOpenBooking(): BookingOpener {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  // All staff may see the week (specification/roles.md#pages-by-role); without the right to dispatch, saving would be refused.
  const isForbidden = !useCan('booking');
  const failed = useCallback((error: unknown) => toast.failure(t('calendar.form.unavailable'), error), [t, toast]);
  const edit = useCallback(
    (id: number) => {
      if (isForbidden) toast.info(t('calendar.form.forbidden'));
      else openDialog('dispatch/booking@1', { id }).catch(failed);
    },
    [openDialog, failed, isForbidden, t, toast],
  );
  const create = useCallback(
    (date: string, range?: Hours) => {
      // The dragged time is the trip: from the pick-up to the appointment.
      const times = range && { pick_time: clockOf(range.start), ap_time: clockOf(range.end) };
      openDialog('dispatch/booking@1', { draft: { dates: [date], ...times } }).catch(failed);
    },
    [openDialog, failed],
  );
  return { edit, create: isForbidden ? undefined : create };
}
