import { brusselsNow, personName, SLOTS, positionAge } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Alert, Button, Page } from '@navette/shared/ui';
import {
  DataTable,
  MissingRecord,
  useOpenRecord,
  StatusCell,
  type TableColumn,
  type FormattingContext,
} from '@navette/shared/ui-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { useWhereabouts } from '../../office/use-whereabouts.ts';
import { tripsFrom } from '../../drivers/driver-trips.ts';
import { useLiveAvailability } from '../../drivers/mark-away.ts';
import { repairLink, type DriverTrouble } from '../../bookings/repair-link.ts';
import { useNow } from '../../office/use-now.ts';
import { DayDialog, useDriverActions, type DriverDay, driverDays } from './day-dialog.tsx';
import { $api, type CallKey } from '@navette/shared/api';
import { useLive, useLiveBookings } from '@navette/shared/realtime';
import { liveStyles } from '../../office/live-status.ts';
import { whereaboutsText } from '@navette/shared/ui-booking';
import { tripEnds } from '../../bookings/booking-row.ts';

const DriverDialog = lazyDialog(async () => (await import('../../drivers/driver-dialogs.tsx')).DriverDialog);

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ driver }: DriverDay) => driver.id;

/** Active drivers with today's trips, availability, answers and connection status (specification/timeline.md#my-drivers). */
export default function MyDriversPage(): ReactNode {
  const t = useT();
  const now = useNow();
  const { date } = brusselsNow(now);
  const { rows, load, live } = useMyDrivers(date, now);
  const { id, open, close } = useOpenRecord();
  const opened = rows?.find(({ driver }) => driver.id === id);
  const show = (day: DriverDay) => open(day.driver.id);
  const [troubled, setTroubled] = useState<{ readonly trouble: DriverTrouble; readonly driverId: number }>();
  const navigate = useNavigate();
  const mayPlan = useCan('timeline');
  const actions = useDriverActions({ show: open, date, trouble: setTroubled, mayPlan });
  return (
    <Page title={t('myDrivers.title')} onRefresh={load.refetch} refreshing={load.isFetching}>
      {live.status === 'failed' && (
        <Alert
          status="warning"
          title={t('myDrivers.live.failed')}
          actions={
            <Button size="sm" onClick={live.retry}>
              {t('shared.retry')}
            </Button>
          }
        />
      )}
      {id !== undefined && rows !== undefined && !opened && <MissingRecord id={id} onClose={close} />}
      <DataTable
        tableId="myDrivers"
        label={t('myDrivers.title')}
        columns={myDriverColumns}
        rows={rows}
        load={load}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={actions}
        onOpen={show}
        csvName={`drivers-${date}`}
        emptyText={t('myDrivers.empty')}
      />
      {opened && <DayDialog day={opened} date={date} onClose={close} />}
      {troubled && (
        <DriverDialog
          {...troubled}
          drivers={(rows ?? []).map(({ driver }) => driver)}
          day={date}
          tripsFrom={(driverId, on, from) =>
            on === date
              ? tripsFrom(rows?.find(({ driver }) => driver.id === driverId)?.bookings ?? [], driverId, on, from)
              : undefined
          }
          onRepair={mayPlan ? (on, repair) => void navigate(repairLink(on, { repair })) : null}
          onClose={() => setTroubled(undefined)}
        />
      )}
    </Page>
  );
}

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Days of the active drivers, updated live with bookings and positions. Failed positions leave the rest usable. */
function useMyDrivers(date: string, now: Date) {
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  useLiveAvailability({ start: date, end: date });
  const drivers = $api.useQuery('get', '/api/driver');
  const bookings = $api.useQuery('post', '/service/booking/byDate', {
    body: { startDate: date, endDate: date, omit: ['legs'] },
  });
  const availability = $api.useQuery('get', '/service/agenda/available', {
    params: { query: { startDate: date, endDate: date } },
  });
  const live = useLive('locations');
  const { data: whereabouts } = useWhereabouts();
  const queries = [drivers, bookings, availability];
  const rows = useMemo(
    () =>
      drivers.data && bookings.data && availability.data
        ? driverDays({
            drivers: drivers.data,
            bookings: bookings.data,
            availability: availability.data,
            locations: live.records,
            whereabouts,
            now,
          })
        : undefined,
    [drivers.data, bookings.data, availability.data, live.records, whereabouts, now],
  );
  return {
    rows,
    live,
    load: {
      isPending: queries.some(({ isPending }) => isPending),
      isFetching: queries.some(({ isFetching }) => isFetching),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => void Promise.all(queries.map((query) => query.refetch())),
    },
  };
}

/** First and last name of the driver of a row. */
const nameOf = ({ driver }: DriverDay): string => personName(driver, 'list');

const STATUSES = ['charged', 'seen', 'stale', 'unknown'];

interface SlotBarProps {
  readonly unavailable: readonly number[];
  /** Accessible name. */
  readonly label: string;
}

const BAR = { display: 'inline-flex', gap: '2px', verticalAlign: 'middle' } as const;
const slotStyle = (isTaken: boolean) =>
  ({
    width: '14px',
    height: '14px',
    borderRadius: '2px',
    border: '1px solid var(--chakra-colors-gray-500)',
    background: isTaken
      ? 'repeating-linear-gradient(135deg, var(--chakra-colors-gray-500) 0 2px, var(--chakra-colors-gray-100) 2px 5px)'
      : 'var(--chakra-colors-green-100)',
  }) as const;

/** The six slots of a day: hatched where the driver is unavailable. */
function SlotBar({ unavailable, label }: SlotBarProps): ReactNode {
  return (
    <span role="img" aria-label={label} title={label} style={BAR}>
      {SLOTS.map(({ index }) => (
        <span key={index} style={slotStyle(unavailable.includes(index))} />
      ))}
    </span>
  );
}

/** The columns of the drivers of the day (specification/timeline.md#my-drivers). */
const myDriverColumns: readonly TableColumn<DriverDay>[] = [
  { id: 'name', header: messageKey('myDrivers.name'), value: nameOf, fixed: true, grow: 2 },
  {
    id: 'mobile',
    whole: true,
    header: messageKey('myDrivers.mobile'),
    value: ({ driver }) => driver.mobile,
    text: ({ driver }, { formats }) => formats.formatPhone(driver.mobile),
    hideBelow: 1024,
  },
  {
    id: 'available',
    header: messageKey('myDrivers.available'),
    value: ({ unavailable }) => unavailable.length,
    text: availabilityText,
    cell: (day, context) => <SlotBar unavailable={day.unavailable} label={availabilityText(day, context)} />,
    width: 132,
  },
  {
    id: 'trips',
    header: messageKey('myDrivers.trips'),
    kind: 'number',
    value: ({ bookings }) => bookings.length,
    descendingFirst: true,
  },
  {
    id: 'next',
    header: messageKey('myDrivers.next'),
    value: ({ next }) => next && (next.pick_time ?? next.ap_time),
    text: nextText,
    minWidth: 200,
  },
  {
    id: 'where',
    header: messageKey('myDrivers.where'),
    value: ({ where }) => where?.lateMinutes,
    text: ({ where }, { t }) => (where ? whereaboutsText(where, t, new Date()) : ''),
    grow: 2,
    hideBelow: 1280,
    descendingFirst: true,
  },
  {
    id: 'answers',
    header: messageKey('myDrivers.response'),
    value: ({ answers }) => answers.refused * 1000 + answers.pending,
    text: answerText,
    hideBelow: 1280,
    descendingFirst: true,
  },
  {
    id: 'live',
    whole: true,
    extra: 104,
    header: messageKey('myDrivers.live'),
    value: ({ status }) => STATUSES.indexOf(status),
    text: ({ status }, { t }) => t(liveStyles[status].label),
    cell: (day, context) => (
      <>
        <StatusCell status={liveStyles[day.status]} context={context} />{' '}
        <span style={{ opacity: 0.8 }}>{ageText(day, context)}</span>
      </>
    ),
  },
];

/** Text of the unavailable slots of a driver. */
function availabilityText({ unavailable }: DriverDay, { t }: FormattingContext): string {
  if (unavailable.length === 0) return t('myDrivers.available.all');
  if (unavailable.length === SLOTS.length) return t('myDrivers.available.none');
  const slots = SLOTS.filter(({ index }) => unavailable.includes(index)).map(
    ({ from, to }) => `${from.slice(0, 2)}–${to.slice(0, 2)}`,
  );
  return t('myDrivers.available.not', { slots: slots.join(', ') });
}

/** Text of the next trip; empty when all are done. */
function nextText({ next }: DriverDay, { t }: FormattingContext): string {
  if (!next) return '';
  return `${next.willCall ? t('daySheet.willCall') : (next.pick_time ?? next.ap_time)} ${tripEnds(next).join(' → ')}`;
}

/** Text of the driver's answers to open trips. */
function answerText(
  { answers: { pending, accepted, refused }, bookings }: DriverDay,
  { t }: FormattingContext,
): string {
  return bookings.length === 0 ? '' : t('myDrivers.answers', { pending, accepted, refused });
}

/** Age of the last position; only when there is one. */
function ageText({ seenAt }: DriverDay, { t, formats }: FormattingContext): string {
  const seen = seenAt();
  if (seen === undefined) return '';
  const age = positionAge(seen, new Date());
  const minutes = Math.floor(age / 60);
  if (minutes < 1) return t('myDrivers.age.now');
  return minutes < 60
    ? t('myDrivers.age.minutes', { minutes })
    : t('myDrivers.age', { duration: formats.formatDuration(age) });
}
