import { DRIVEN_STATUSES, type TransportState } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A part of a transport and the booking made of it. */
export interface BookedPart {
  readonly transportId: string;
  readonly part: number;
  readonly bookingId: number;
}

/** Serialises calls about the same transport across processes, until the end of the transaction. */
export async function lockTransport(trx: Db, transportId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transport ${transportId}`}, 0))`.execute(trx);
}

/** The bookings made of transports, with their status. */
export const bookedParts = (db: Db, transportIds: readonly string[]) =>
  db
    .selectFrom('booked_transport')
    .innerJoin('booking', 'booking.id', 'booked_transport.bookingId')
    .select(['transportId', 'part', 'bookingId', 'booking.status'])
    .where('transportId', '=', sql<string>`any(${transportIds}::text[])`)
    .orderBy('transportId')
    .orderBy('part')
    .execute();

/** Bookings with a transport as their Trip ID that were made by hand or before transports were linked. */
export const tripsWithoutLink = (db: Db, transportIds: readonly string[]) =>
  db
    .selectFrom('booking')
    .select(['id', 'mutualPatientID', 'type', 'status'])
    .where('mutualPatientID', '=', sql<string>`any(${transportIds}::text[])`)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`not exists (
      select from booked_transport link where link."bookingId" = booking.id and link."transportId" = booking."mutualPatientID")`)
    .orderBy('id')
    .execute();

/** Links a part with its booking, with its current state on the platform. */
export async function insertBookedPart(
  trx: Db,
  { transportId, part, bookingId }: BookedPart,
  { state, at, userId }: { readonly state: TransportState; readonly at: Date; readonly userId: number },
): Promise<void> {
  const text = JSON.stringify(state);
  await trx
    .insertInto('booked_transport')
    .values({ transportId, part, bookingId, seen: text, current: text, bookedAt: at, bookedBy: userId })
    .execute();
}

/**
 * The clients of the bookings of some days, for recognising transports. Without canceled bookings, which drive nobody, and those made of a transport,
 * which tell nothing about another.
 */
export const identitiesOfDays = (db: Db, days: readonly string[]) =>
  db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .select(['booking.id', 'booking.ap_date', 'booking.type', 'booking.back', 'booking.status'])
    .select(['client.ssn as client_ssn', 'client.birthday as client_birthday'])
    .where('booking.ap_date', '=', sql<string>`any(${days}::date[])`)
    .where('booking.status', 'in', DRIVEN_STATUSES)
    .where('booking.archivedAt', 'is', null)
    .where(sql<boolean>`not exists (select from booked_transport link where link."bookingId" = booking.id)`)
    .orderBy('booking.id')
    .execute();
