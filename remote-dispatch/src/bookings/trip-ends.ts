import type { BookingRow } from './booking-row.ts';
import { fullName } from './full-name.ts';

/** From whom or where a trip goes to where or whom: the client is taken to the destination, or on the way back fetched there. */
export function tripEnds({
  type,
  client_lastname,
  client_firstname,
  destination_name,
}: BookingRow): readonly [from: string, to: string] {
  const client = fullName(client_lastname, client_firstname);
  const destination = destination_name ?? '';
  return type === 'back' ? [destination, client] : [client, destination];
}
