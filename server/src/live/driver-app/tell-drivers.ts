import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../app/services.ts';
import type { Db } from '../../db/database.ts';
import type { BookingUpdate } from '../../dispatch/booking-events.ts';
import { type DriverSockets, roomOf } from './driver-sockets.ts';

/** Tells the apps of drivers which of their bookings changed, also those that are theirs no longer, and when they may have missed some. */
export function tellDrivers(drivers: DriverSockets, { db, bookingEvents, changes }: Services, log: FastifyBaseLogger): { stop(): void } {
  let stopped = false;
  const gap = () => void (stopped || drivers.emit('gap', {}));
  const tell = async ({ ids, dates }: BookingUpdate) => {
    if (drivers.sockets.size === 0) return;
    for (const [driverId, own] of await concernedDrivers(db, ids)) drivers.to(roomOf(driverId)).emit('booking_update', { ids: own, dates });
  };
  const onUpdate = (update: BookingUpdate) =>
    void tell(update).catch((error: unknown) => {
      log.error({ err: error }, 'drivers not told of bookings');
      gap();
    });
  bookingEvents.on('booking_update', onUpdate);
  changes?.onReturn(gap);
  return {
    stop: () => {
      stopped = true;
      bookingEvents.off('booking_update', onUpdate);
    },
  };
}

/** Bookings by driver: who has them, and who had them before the last change. */
async function concernedDrivers(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ driverId: number; id: number }>`
    select "driverId", id from booking where id = any(${ids}::integer[])
    union
    select (change ->> 'old')::integer, "bookingId"
    from (
      select distinct on ("bookingId") "bookingId", changes from booking_history where "bookingId" = any(${ids}::integer[]) order by "bookingId", id desc
    ) as last, jsonb_array_elements(last.changes) as change
    where change ->> 'field' = 'driverId' and change ->> 'old' is not null`.execute(db);
  const byDriver = new Map<number, number[]>();
  for (const { driverId, id } of rows) byDriver.set(driverId, [...(byDriver.get(driverId) ?? []), id]);
  return byDriver;
}
