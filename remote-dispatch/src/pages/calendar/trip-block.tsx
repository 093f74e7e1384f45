import { clockOf, driverName, isCarried, waitsForDriver } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { bookingStatusStyles, type StatusStyle } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { tripEnds } from '../../bookings/booking-row.ts';
import type { Booking, DayTrip } from './week-trips.ts';
import { UserX } from 'lucide-react';

/** Height, in minutes, from which a block has room for two lines. */
const TWO_LINES = 23;
/** Minutes that a line takes. */
const LINE_MINUTES = 10;
/** Letters of a name that two blocks beside each other have room for on one line. */
const ONE_LINE = 7;
/** Letters that have room below the icon; a longer name begins beside it, and is broken. */
const BELOW = 9;

/**
 * Lines for the name of the client. Name and time are side by side where there is room, else below each other. A longer name takes the room of the time,
 * which its place in the column tells too, as in a low block.
 */
function linesOfName(name: string, minutes: number): number {
  const lines = Math.max(1, Math.floor((minutes - 3) / LINE_MINUTES));
  return name.length > ONE_LINE ? Math.min(2, lines) : 1;
}

const LINE = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const WRAPPED = {
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
} as const;
const TIME = { ...LINE, fontVariantNumeric: 'tabular-nums' } as const;

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
  const name = booking.client_lastname;
  const lines = linesOfName(name ?? '', minutes);
  return (
    <button
      type="button"
      style={{
        ...BLOCK,
        ...TONES[style.tone],
        ...place,
        // Out of sight, where half a line would be cut.
        rowGap: minutes < TWO_LINES + (lines - 1) * LINE_MINUTES ? '1rem' : undefined,
        textDecoration: isGone ? 'line-through' : undefined,
      }}
      title={text}
      aria-label={text}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => onOpen(booking)}
    >
      <span style={lines === 1 ? LINE : { ...WRAPPED, WebkitLineClamp: lines }}>
        <Icon size={10} aria-hidden style={{ display: 'inline', verticalAlign: '-1px' }} />
        {name && name.length > BELOW ? '\u00A0' : ' '}
        <b>{name}</b>
      </span>
      <span style={TIME}>{clockOf(start)}</span>
    </button>
  );
}

const colour = (name: string) => `var(--chakra-colors-${name})`;

/** Inline, since a week has hundreds of blocks and style props are computed for each. */
const BLOCK = {
  position: 'absolute',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: '0.25rem',
  overflow: 'hidden',
  padding: '0.125rem',
  borderWidth: '1px',
  borderInlineStartWidth: '3px',
  borderRadius: 'var(--chakra-radii-l1)',
  cursor: 'pointer',
  color: colour('fg'),
  textAlign: 'start',
  fontSize: 'var(--chakra-font-sizes-xs)',
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
} as const;

const unassigned: StatusStyle = { tone: 'danger', icon: UserX, label: messageKey('calendar.toAssign') };

/** Style of a trip by its status, or as still to be assigned. */
const tripStyle = ({ status, accepted, driver_active, offer }: Booking): StatusStyle =>
  waitsForDriver(status, accepted, driver_active) && !isCarried(offer) ? unassigned : bookingStatusStyles[status];

/** Border and background of each tone, distinguishable in greyscale too. */
const TONES = {
  neutral: { borderColor: colour('gray-600'), background: colour('gray-50') },
  info: { borderColor: colour('blue-600'), background: colour('blue-50') },
  success: { borderColor: colour('green-600'), background: colour('green-50') },
  warning: { borderColor: colour('orange-600'), background: colour('orange-50') },
  danger: { borderColor: colour('red-600'), background: colour('red-50') },
  muted: { borderColor: colour('gray-400'), background: colour('gray-100') },
} as const;
