import { BookingStatus, type CertificateState, isCancelled, type TransportState } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Booked parts whose transport changed on the platform, with the values of their bookings. */
export const changedParts = (db: Db, only?: { readonly transportId: string; readonly part: number }) =>
  db
    .selectFrom('booked_transport as link')
    .innerJoin('booking', 'booking.id', 'link.bookingId')
    .leftJoin('client', 'client.id', 'booking.clientId')
    .leftJoin('destination', 'destination.id', 'booking.destinationId')
    .select(['link.transportId', 'link.part', 'link.bookingId', 'link.seen', 'link.current', 'link.changedAt'])
    .select(['booking.ap_date', 'booking.ap_time', 'booking.status', 'booking.linkedId', 'booking.pick_address'])
    .select(['booking.certificateNeeded', 'booking.certificateReceived'])
    .select(sql<string | null>`concat_ws(' ', client.lastname, client.firstname)`.as('passenger'))
    .select(sql<string | null>`client.birthday::text`.as('birthday'))
    .select(sql<string | null>`concat_ws(', ', destination.name, destination."fullAddress")`.as('care'))
    .where('link.changedAt', 'is not', null)
    .where('booking.archivedAt', 'is', null)
    .$if(only !== undefined, (query) =>
      query.where('link.transportId', '=', only?.transportId ?? '').where('link.part', '=', only?.part ?? 0),
    )
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('link.transportId')
    .orderBy('link.part')
    .execute();

/** A booked part that changed. */
export type ChangedPart = Awaited<ReturnType<typeof changedParts>>[number];

/** Values of a booking in the form of a transport's state. */
export const bookingSays = (part: ChangedPart): TransportState => ({
  time: `${part.ap_date} ${part.ap_time}`,
  passenger: [part.passenger, part.birthday].filter(Boolean).join(', '),
  home: part.pick_address ?? '',
  care: part.care ?? '',
  certificate: certificateOf(part),
  status: part.status === BookingStatus.canceled ? 'cancelled' : 'drives',
});

function certificateOf({ certificateNeeded, certificateReceived }: ChangedPart): CertificateState {
  if (certificateReceived) return 'present';
  return certificateNeeded ? 'needed' : 'none';
}

/** Whether the booking already has the platform's current value; persons and places can't be compared by their fingerprints. */
export function saysSo(field: keyof TransportState, booking: TransportState, current: TransportState): boolean {
  if (field === 'status') return isCancelled(booking.status) === isCancelled(current.status);
  return (field === 'time' || field === 'certificate') && booking[field] === current[field];
}
