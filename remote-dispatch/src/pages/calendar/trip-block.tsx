import { clockOf, driverName, waitsForDriver } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Box, bookingStatusStyles, type StatusStyle } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { tripEnds } from '../../bookings/booking-row.ts';
import type { Booking, DayTrip } from './week-trips.ts';
import { UserX } from 'lucide-react';

/** Height, in minutes, from which a block has room for two lines. */
const TWO_LINES = 23;
/** Time and name are side by side where there is room, else below each other; each on one line. */
const LINE = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Accessible name of a trip: time, client, destination and status. */
export function useTripText(): (trip: DayTrip) => string {
  const t = useT();
  return ({ booking, start, end }) =>
    t('calendar.trip', {
      from: clockOf(start),
      to: clockOf(end),
      way: tripEnds(booking).join(' → '),
      driver: driverName(booking, 'list'),
      state: t(tripStyle(booking).label),
    });
}

interface TripBlockProps {
  readonly trip: DayTrip;
  /** Position in its column. */
  readonly place: { readonly top: string; readonly height: string; readonly left: string; readonly width: string };
  /** Number of minutes that are visible. */
  readonly minutes: number;
  readonly onOpen: (booking: Booking) => void;
}

/** Block of a trip on the calendar: its status has an icon and a text besides the colour. */
export function TripBlock({ trip, place, minutes, onOpen }: TripBlockProps): ReactNode {
  const text = useTripText()(trip);
  const { booking, start } = trip;
  const style = tripStyle(booking);
  const Icon = style.icon;
  const isGone = style.tone === 'muted';
  return (
    <Box
      asChild
      position="absolute"
      overflow="hidden"
      textAlign="start"
      textStyle="xs"
      lineHeight="1.15"
      letterSpacing="-0.01em"
      display="flex"
      flexWrap={minutes < TWO_LINES ? 'nowrap' : 'wrap'}
      alignContent="flex-start"
      columnGap="1"
      paddingInline="0.5"
      paddingBlock="0.5"
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderRadius="l1"
      cursor="pointer"
      color="fg"
      textDecoration={isGone ? 'line-through' : undefined}
      {...TONES[style.tone]}
    >
      <button
        type="button"
        style={place}
        title={text}
        aria-label={text}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onOpen(booking)}
      >
        <span style={{ ...LINE, flexShrink: 0 }}>
          <Icon size={10} aria-hidden style={{ display: 'inline', verticalAlign: '-1px' }} /> <b>{clockOf(start)}</b>
        </span>
        <span style={LINE}>{booking.client_lastname}</span>
      </button>
    </Box>
  );
}

const unassigned: StatusStyle = { tone: 'danger', icon: UserX, label: messageKey('calendar.toAssign') };

/** Style of a trip by its status, or as still to be assigned. */
const tripStyle = ({ status, accepted, driver_active }: Booking): StatusStyle =>
  waitsForDriver(status, accepted, driver_active) ? unassigned : bookingStatusStyles[status];

/** Border and background of each tone, distinguishable in greyscale too. */
const TONES = {
  neutral: { borderColor: 'gray.600', bg: 'gray.50' },
  info: { borderColor: 'blue.600', bg: 'blue.50' },
  success: { borderColor: 'green.600', bg: 'green.50' },
  warning: { borderColor: 'orange.600', bg: 'orange.50' },
  danger: { borderColor: 'red.600', bg: 'red.50' },
  muted: { borderColor: 'gray.400', bg: 'gray.100' },
} as const;
