import { $api } from '@navette/shared/api';
import { Accepted, clientName, driverName, type IsoDate } from '@navette/shared/domain';
import type { DialogProps } from '@navette/shared/federation';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, Stack, Text } from '@navette/shared/ui';
import { Checkbox, Dialog, Menu } from '@navette/shared/ui-overlay';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { UsersRound } from 'lucide-react';
import { repairLink } from '../bookings/repair-link.ts';
import { PendingDialog } from '@navette/shared/ui-records';
import { useBulkRun } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BookingRow } from '../bookings/booking-row.ts';
import { refreshBookings } from '../bookings/refresh-bookings.ts';
import { notifyOfChange, PER_CALL, undoJob, type BookingJob, changeBookings } from '../bookings/change-bookings.ts';
import { BookingBulkDialog } from '../bookings/bulk-dialog.tsx';
import { BOOKING_BULK_TEXTS } from '../bookings/bulk-texts.ts';

/**
 * Trips of a driver at times that were just saved as unavailable, and two offers: a plan that finds other drivers, day by day; or to unassign them, whereupon
 * they go to the lane "to assign". The result can be undone, and the driver who had accepted them notified.
 */
export default function GiveAwayDialog({ input, onClose }: DialogProps<'dispatch/give-away@1'>): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const { driverId, dates } = input;
  const trips = $api.useQuery(
    'post',
    '/service/booking/whileUnavailable',
    { body: { driverId, ...(dates && { dates: [...dates] }) } },
    { meta: { failure: 'inPlace' }, gcTime: 0, refetchOnWindowFocus: false },
  );
  // Snapshot of the first answer: the list is refetched after the change, and would be empty.
  const [asked, setAsked] = useState<readonly BookingRow[]>();
  if (!asked && trips.data) setAsked(trips.data);
  const { run, open, start, retry, undo, notify } = useBulkRun<BookingRow>(
    BOOKING_BULK_TEXTS,
    () => void refreshBookings(cache),
  );
  const close = () => onClose();
  if (run) return open && <BookingBulkDialog {...{ run, retry, undo, notify, start }} onClose={close} />;
  if (!asked)
    return (
      <PendingDialog
        size={800}
        title={t('giveAway.loading')}
        error={trips.error}
        retrying={trips.isFetching}
        onRetry={() => void trips.refetch()}
        onClose={close}
      />
    );
  function giveAway(rows: readonly BookingRow[], name: string): void {
    start(
      takeTrips(rows, driverId, {
        title: t('giveAway.job', { count: rows.length, name }),
        undoTitle: (count) => t('giveAway.undo', { count, name }),
        notifyTitle: (count) => t('bookings.bulk.notify.title', { count }),
      }),
    );
  }
  return <Question trips={asked} onKeep={close} onGiveAway={giveAway} />;
}

interface Titles {
  readonly title: string;
  readonly undoTitle: (count: number) => string;
  readonly notifyTitle: (count: number) => string;
}

/** Job that unassigns trips of a driver; one that has another driver by then stays unchanged. */
const takeTrips = (
  rows: readonly BookingRow[],
  driverId: number,
  { title, undoTitle, notifyTitle }: Titles,
): BookingJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some) => changeBookings({ ids: some.map(({ id }) => id), change: { accepted: Accepted.assign }, driverId }),
  undo: undoJob(undoTitle),
  notify: notifyOfChange({ accepted: Accepted.assign }, notifyTitle),
});

interface QuestionProps {
  readonly trips: readonly BookingRow[];
  readonly onKeep: () => void;
  readonly onGiveAway: (rows: readonly BookingRow[], name: string) => void;
}

/** The trips, all checked: unchecked ones stay with the driver. */
function Question({ trips, onKeep, onGiveAway }: QuestionProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const taken = trips.filter(({ id }) => !kept.has(id));
  const [first] = trips;
  const name = first ? driverName(first, 'text') : '';
  const navigate = useNavigate();
  const mayPlan = useCan('timeline');
  function find(date: IsoDate): void {
    onKeep();
    const tripIds = taken.flatMap(({ id, ap_date }) => (ap_date === date ? id : []));
    void navigate(repairLink(date, { repair: { tripIds } }));
  }
  const toggle = (id: number) =>
    setKept(kept.has(id) ? new Set([...kept].filter((one) => one !== id)) : new Set([...kept, id]));
  return (
    <Dialog
      open
      size={800}
      title={t('giveAway.title', { count: trips.length, name })}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{t('giveAway.keep')}</Button>
          {mayPlan && <FindDrivers trips={taken} onFind={find} />}
          <Button variant="solid" data-autofocus disabled={taken.length === 0} onClick={() => onGiveAway(taken, name)}>
            {t('giveAway.confirm', { count: taken.length })}
          </Button>
        </>
      }
    >
      <Text marginBottom="3">{t('giveAway.help')}</Text>
      <Stack as="ul" gap="1" listStyleType="none" padding="0" margin="0" aria-label={t('giveAway.list')}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <Checkbox checked={!kept.has(trip.id)} onChange={() => toggle(trip.id)}>
              {formatDate(trip.ap_date)} {formatTime(trip.pick_time ?? trip.ap_time)} · {clientName(trip, 'list')} ·{' '}
              {trip.destination_name}
            </Checkbox>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

interface FindDriversProps {
  readonly trips: readonly BookingRow[];
  readonly onFind: (date: IsoDate) => void;
}

/** Opens the board with a plan for the trips of a day, of which the user chooses one when there are several. */
function FindDrivers({ trips, onFind }: FindDriversProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const days = [...new Set(trips.map(({ ap_date }) => ap_date))];
  const [first, ...others] = days;
  const icon = <UsersRound aria-hidden />;
  if (first === undefined || others.length === 0)
    return (
      <Button icon={icon} disabled={first === undefined} onClick={() => first !== undefined && onFind(first)}>
        {t('giveAway.find')}
      </Button>
    );
  return (
    <Menu
      placement="top-end"
      trigger={<Button icon={icon}>{t('giveAway.find')}</Button>}
      items={days.map((date) => ({
        id: date,
        label: t('giveAway.find.day', {
          date: formatDate(date),
          count: trips.filter(({ ap_date }) => ap_date === date).length,
        }),
        onSelect: () => onFind(date),
      }))}
    />
  );
}
