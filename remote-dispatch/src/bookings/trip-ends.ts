import { clientName } from '@navette/shared/domain';
import type { BookingRow } from './booking-row.ts';

/** Start and end of a trip, as names: from the client to the destination, on a return the other way round. */
export function tripEnds(booking: BookingRow): readonly [from: string, to: string] {
  const client = clientName(booking, 'list');
  const destination = booking.destination_name ?? '';
  return booking.type === 'back' ? [destination, client] : [client, destination];
}
