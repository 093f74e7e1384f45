import type { ConflictKind } from '@navette/shared/domain';
import { vocabulary, type Translate } from '@navette/shared/i18n';
import { conflictLooks } from '../../../conflicts/conflict-looks.ts';
import { clockAt } from './board-time.ts';
import type { TimelineTrip } from './timeline-trip.ts';

/** What a block says. */
export interface TripText {
  /** From and to, as the clock shows it. */
  readonly times: string;
  readonly client: string;
  readonly destination: string;
  /** All of it in a sentence, for screen readers and the tooltip. */
  readonly label: string;
}

const nameOf = (first: string | null, last: string | null): string => [last, first].filter(Boolean).join(' ');

/** The client of a trip, as blocks and questions name it. */
export const clientName = ({ booking }: TimelineTrip): string =>
  nameOf(booking.client_firstname, booking.client_lastname);

/** From when to when, by the clock. */
export const spanText = ({ start, end }: TimelineTrip['span']): string => `${clockAt(start).time}–${clockAt(end).time}`;

/** The texts of a trip's block. */
export function tripText(trip: TimelineTrip, conflicts: readonly ConflictKind[], t: Translate): TripText {
  const { booking, span } = trip;
  const times = spanText(span);
  const client = clientName(trip);
  const destination = booking.destination_name ?? '';
  const [from, to] = booking.type === 'back' ? [destination, client] : [client, destination];
  const words = [
    t(vocabulary.bookingType(booking.type)),
    t(booking.status === 0 ? vocabulary.accepted(booking.accepted) : vocabulary.bookingStatus(booking.status)),
    booking.charged && booking.status === 0 && t('timeline.charged'),
    booking.willCall && booking.status === 0 && t('timeline.willCall'),
    ...conflicts.map((kind) => t(conflictLooks[kind].label)),
  ];
  const label = t('timeline.block', {
    times,
    client,
    destination,
    driver: nameOf(booking.driver_firstname, booking.driver_lastname),
    id: booking.id,
    words: words.filter(Boolean).join(', '),
  });
  return { times, client: from, destination: to, label };
}
