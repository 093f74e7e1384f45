import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { fullName } from '../../../bookings/full-name.ts';
import { tripEnds } from '../../../bookings/trip-ends.ts';
import { clockIn } from '../../../bookings/trip-times.ts';
import { TONES, tripLook } from '../model/trip-look.ts';
import type { Booking, DayTrip } from '../model/week-trips.ts';

/** Minutes that must be drawn for two lines to be read. */
const TWO_LINES = 23;
/** Time and name stand beside each other where there is room, else below; each on one line. */
const LINE = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** When, who, whereto and in which state, in words. */
export function useTripText(): (trip: DayTrip) => string {
  const t = useT();
  return ({ booking, start, end }) =>
    t('calendar.trip', {
      from: clockIn(start),
      to: clockIn(end),
      way: tripEnds(booking).join(' → '),
      driver: fullName(booking.driver_lastname, booking.driver_firstname),
      state: t(tripLook(booking).label),
    });
}

interface TripBlockProps {
  readonly trip: DayTrip;
  /** Where it stands in its column. */
  readonly place: { readonly top: string; readonly height: string; readonly left: string; readonly width: string };
  /** Of it, how many minutes are drawn. */
  readonly minutes: number;
  readonly onOpen: (booking: Booking) => void;
}

/** A trip on the calendar: its state has an icon and a word besides the colour. */
export function TripBlock({ trip, place, minutes, onOpen }: TripBlockProps): ReactNode {
  const text = useTripText()(trip);
  const { booking, start } = trip;
  const look = tripLook(booking);
  const Icon = look.icon;
  const isGone = look.tone === 'muted';
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
      {...TONES[look.tone]}
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
          <Icon size={10} aria-hidden style={{ display: 'inline', verticalAlign: '-1px' }} /> <b>{clockIn(start)}</b>
        </span>
        <span style={LINE}>{booking.client_lastname}</span>
      </button>
    </Box>
  );
}
