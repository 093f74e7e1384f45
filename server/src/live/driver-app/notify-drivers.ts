import type { FastifyBaseLogger } from 'fastify';
import type { LiveServices } from '../services.ts';
import type { BookingUpdate } from '../../dispatch/public.ts';
import { createConcernedDrivers } from './concerned-drivers.ts';
import { type DriverSockets, roomOf } from './driver-sockets.ts';

/** Notifies the apps of drivers which of their bookings changed or were taken away, and to refetch after a gap. */
export function notifyDrivers(
  drivers: DriverSockets,
  { db, bookingEvents, changes }: LiveServices,
  log: FastifyBaseLogger,
): { stop(): void } {
  let stopped = false;
  const concernedDrivers = createConcernedDrivers(db);
  const gap = () => void (stopped || drivers.emit('gap', {}));
  const notify = async ({ ids, dates }: BookingUpdate) => {
    if (drivers.sockets.size === 0) return;
    for (const [driverId, own] of await concernedDrivers(ids))
      drivers.to(roomOf(driverId)).emit('booking_update', { ids: own, dates });
  };
  const onUpdate = (update: BookingUpdate) =>
    void notify(update).catch((error: unknown) => {
      log.error({ err: error }, 'drivers not notified of bookings');
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
