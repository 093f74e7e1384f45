import type { components } from '@navette/openapi/types';
import { Accepted, BookingStatus, isDriven, parseSlots, personName } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import { liveStatus, type LiveStatus } from '../../office/live-status.ts';
import { type BookingRow, tripEnds, tripTimes } from '../../bookings/booking-row.ts';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, bookingStatusStyles, ExternalLink, Flex, Link, StatusMark, Text } from '@navette/shared/ui';
import { Dialog, useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from '@navette/shared/router';
import type { RowAction } from '@navette/shared/ui-table';
import { Bell, ChartGantt, Hourglass, ListOrdered, Printer, UserRoundMinus } from 'lucide-react';
import { useOnline } from '@navette/shared/api';
import type { DriverTrouble } from '../../bookings/repair-link.ts';

type Driver = components['schemas']['Driver'];
type Whereabouts = components['schemas']['Whereabouts'];

/** Row of the table: a driver's day. */
export interface DriverDay {
  readonly driver: Driver;
  /** Driven and open trips of the day, by pick-up. */
  readonly bookings: readonly BookingRow[];
  /** The first trip that is not done yet. */
  readonly next: BookingRow | undefined;
  /** Slots marked as unavailable. */
  readonly unavailable: readonly number[];
  readonly answers: { readonly pending: number; readonly accepted: number; readonly refused: number };
  readonly status: LiveStatus;
  /**
   * Time of the last position, ISO. A function, so that a new position alone does not count as a change that flashes
   * the row.
   */
  readonly seenAt: () => string | undefined;
  /** Expected place and time of the driver of {@link next}. */
  readonly where?: Whereabouts | undefined;
}

/** Source data of the days. */
export interface DayFacts {
  readonly drivers: readonly Driver[];
  readonly bookings: readonly BookingRow[];
  readonly availability: readonly { readonly driverId: number; readonly available: string }[];
  readonly locations: readonly DriverLocation[];
  readonly whereabouts?: readonly Whereabouts[] | undefined;
  readonly now: Date;
}

const pickUp = ({ pick_time, ap_time }: BookingRow): string => pick_time ?? ap_time;

const answersOf = (bookings: readonly BookingRow[]): DriverDay['answers'] => {
  const open = bookings.filter(({ status }) => status === BookingStatus.pending);
  const count = (...answers: readonly number[]) => open.filter(({ accepted }) => answers.includes(accepted)).length;
  return {
    pending: count(Accepted.assign, Accepted.pending),
    accepted: count(Accepted.accepted, Accepted.scheduled),
    refused: count(Accepted.refused),
  };
};

/** Day of each active driver, by name. */
export function driverDays({ drivers, bookings, availability, locations, whereabouts, now }: DayFacts): DriverDay[] {
  const byDriver = new Map<number, BookingRow[]>();
  for (const booking of bookings.filter(({ status }) => isDriven(status)))
    byDriver.set(booking.driverId, [...(byDriver.get(booking.driverId) ?? []), booking]);
  const slots = new Map(availability.map(({ driverId, available }) => [driverId, parseSlots(available)]));
  const places = new Map(locations.map((location) => [location.data.driverId, location]));
  const expected = new Map(whereabouts?.filter(({ step }) => step !== 'later').map((where) => [where.driverId, where]));
  return drivers
    .filter(({ active }) => active)
    .map((driver) => {
      const own = (byDriver.get(driver.id) ?? []).toSorted((a, b) => pickUp(a).localeCompare(pickUp(b)));
      const location = places.get(driver.id);
      const where = expected.get(driver.id);
      const open = own.filter(({ status }) => status === BookingStatus.pending);
      return {
        driver,
        bookings: own,
        next: open.find(({ id }) => id === where?.bookingId) ?? open[0],
        where,
        unavailable: slots.get(driver.id) ?? [],
        answers: answersOf(own),
        status: liveStatus(location, driver.refreshTime, now),
        seenAt: () => location?.data.time,
      };
    });
}

interface DayDialogProps {
  readonly day: DriverDay;
  readonly date: string;
  readonly onClose: () => void;
}

/** Today's trips of a driver, in order, with their status and links to the bookings. */
export function DayDialog({ day, date, onClose }: DayDialogProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const print = (
    <ExternalLink href={daySheetPath(day.driver.id, date)} target="_blank" rel="noreferrer">
      {t('myDrivers.print')}
    </ExternalLink>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size={800}
      title={t('myDrivers.day', { name: personName(day.driver, 'text'), date: formatDate(date) })}
      footer={print}
    >
      {day.bookings.length === 0 ? (
        <Text tone="muted">{t('myDrivers.day.none')}</Text>
      ) : (
        <Box as="ol" listStyleType="none" padding="0" margin="0">
          {day.bookings.map((trip) => (
            <TripLine key={trip.id} trip={trip} />
          ))}
        </Box>
      )}
    </Dialog>
  );
}

function TripLine({ trip }: { readonly trip: BookingRow }): ReactNode {
  const t = useT();
  const { id, type, willCall, accepted, status, pick_address } = trip;
  const [from, to] = tripEnds(trip);
  return (
    <Flex as="li" gap="3" wrap="wrap" align="baseline" borderTopWidth="1px" borderColor="border" paddingBlock="2">
      <Text fontVariantNumeric="tabular-nums" fontWeight="semibold" minWidth="6.5rem">
        {willCall ? t('daySheet.willCall') : tripTimes(trip)}
      </Text>
      <Box flex="1 1 16rem" minWidth="0">
        <Text>{t('myDrivers.trip', { from, to })}</Text>
        <Text tone="muted" textStyle="xs">
          {t(vocabulary.bookingType(type))} · {pick_address}
        </Text>
      </Box>
      <Text minWidth="5rem">{t(vocabulary.accepted(accepted))}</Text>
      <Flex minWidth="8rem" alignSelf="flex-start">
        <StatusMark status={bookingStatusStyles[status]} />
      </Flex>
      <Link to={`/booking?id=${String(id)}`}>{t('demands.booking', { id })}</Link>
    </Flex>
  );
}

interface DriverActs {
  readonly show: (driverId: number) => void;
  readonly date: string;
  /** Opens the dialog of a driver who is not available or late; stable. */
  readonly trouble: (asked: { readonly trouble: DriverTrouble; readonly driverId: number }) => void;
  /** Whether this user may plan: a driver who is late concerns nobody else. */
  readonly mayPlan: boolean;
}

/** Row actions of a driver's day: show its trips, send a message, show it on the timeline, print it, and what upsets it. */
export function useDriverActions({
  show,
  date,
  trouble,
  mayPlan,
}: DriverActs): (day: DriverDay) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const toast = useToast();
  return useCallback(
    (day) => {
      const { id } = day.driver;
      const notify = () =>
        void openDialog('masterdata/notify@1', { driverId: id, name: personName(day.driver, 'text') }).catch(
          (error: unknown) => toast.failure(t('myDrivers.notify.unavailable'), error),
        );
      return [
        {
          id: 'show',
          label: t('myDrivers.show'),
          icon: <ListOrdered aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => show(id),
        },
        { id: 'notify', label: t('myDrivers.notify'), icon: <Bell aria-hidden />, inline: true, onSelect: notify },
        {
          id: 'timeline',
          label: t('myDrivers.timeline'),
          icon: <ChartGantt aria-hidden />,
          onSelect: () => void navigate(`/timeline?date=${date}&drivers=${String(id)}`),
        },
        {
          id: 'print',
          label: t('myDrivers.print'),
          icon: <Printer aria-hidden />,
          onSelect: () => void window.open(daySheetPath(id, date), '_blank', 'noopener'),
        },
        {
          id: 'away',
          label: t('driverAway.menu'),
          icon: <UserRoundMinus aria-hidden />,
          disabled: offline,
          onSelect: () => trouble({ trouble: 'away', driverId: id }),
        },
        ...(mayPlan
          ? [
              {
                id: 'late',
                label: t('driverLate.menu'),
                icon: <Hourglass aria-hidden />,
                disabled: offline,
                onSelect: () => trouble({ trouble: 'late', driverId: id }),
              },
            ]
          : []),
      ];
    },
    [t, navigate, openDialog, toast, show, date, offline, trouble, mayPlan],
  );
}

/** Path of the day sheet of a driver, which opens in a new tab and prints itself. */
const daySheetPath = (driverId: number, date: string): string =>
  `/print/daysheet?driver=${String(driverId)}&date=${date}`;
