import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import { conflict, invalid, notFound } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import type { Db } from '../../db/database.ts';
import { otherLegOf } from '../../dispatch/public.ts';
import { keepDemand } from '../demands/demand-queries.ts';
import type { MessageOf } from './messages.ts';

type DemandBooking = components['schemas']['DemandBooking'];

/** Longest time until a demand expires. */
const LONGEST = 7 * 24 * 3_600_000;

/** Demands a pending booking of somebody else; a repeated demand replaces the earlier one. Returns the key of the demand. */
export async function askDemand(
  services: LiveServices,
  { driverId }: DriverCaller,
  { bookingId, price, endtime, both }: MessageOf<'demand'>,
): Promise<string> {
  const now = services.now();
  const end = new Date(endtime);
  if (end <= now || end.getTime() > now.getTime() + LONGEST)
    throw invalid({ field: 'endtime', messageKey: 'validation.invalid' });
  const asked = await tripOf(services.db, bookingId);
  if (!asked) throw notFound();
  if (asked.driverId === driverId) throw conflict();
  if (asked.status !== BookingStatus.pending) throw conflict('booking.closed');
  const other = both ? await otherTrip(services.db, bookingId) : [];
  const bookings = JSON.stringify([asked.trip, ...other]);
  return keepDemand(services.db, { key: services.liveKey(), bookingId, driverId, endtime: end, price, bookings }, now);
}

async function otherTrip(db: Db, bookingId: number): Promise<DemandBooking[]> {
  const id = await otherLegOf(db, bookingId);
  const other = id === undefined ? undefined : await tripOf(db, id);
  if (!other) throw conflict('demand.noReturn');
  return [other.trip];
}

/** The booking of a demand; a return starts at the destination. */
async function tripOf(db: Db, id: number) {
  const row = await db
    .selectFrom('booking')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select([
      'driverId',
      'status',
      'type',
      'ap_date',
      'ap_time',
      'pick_time',
      'pick_address',
      sql<string>`coalesce(destination."fullAddress", destination.name)`.as('destination'),
    ])
    .where('booking.id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const [origin, destination] =
    row.type === 'back' ? [row.destination, row.pick_address] : [row.pick_address, row.destination];
  const trip: DemandBooking = {
    date: row.ap_date,
    picktime: row.pick_time ?? row.ap_time,
    trip: { origin, destination },
  };
  return { driverId: row.driverId, status: row.status, trip };
}
