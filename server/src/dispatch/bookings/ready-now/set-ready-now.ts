import { BookingStatus, brusselsNow, isToAssign } from '@navette/shared/domain';
import type { Handler } from '../../../app/operation.ts';
import { conflict } from '../../../app/problem.ts';
import { callerName } from '../../../auth/caller.ts';
import { bookingRows } from '../booking-rows.ts';
import { changeBooking } from '../change/change-booking.ts';
import { lockBookings } from '../change/lock-bookings.ts';
import { refuseArchived } from '../change/plan-change.ts';
import { writeBookings } from '../write-bookings.ts';
import { readyMessage } from './ready-message.ts';

/** The client called: the trip is due now. Who called twice is heard once. */
export const setReadyNow: Handler<'setReadyNow'> = async ({ body: { id }, caller, services, request }) => {
  const at = services.now();
  const { date: ap_date, time } = brusselsNow(at);
  const due = { ap_date, ap_time: time, pick_time: time };
  await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, id, { scope: 'one', legs: false });
    refuseArchived(booking);
    if (!booking.willCall) throw conflict('booking.notWillCall');
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    return changeBooking(trx, id, { ...due, willCall: false }, { caller, at });
  });
  const tell = async (): Promise<boolean> => {
    const trip = await bookingRows(services.db).where('booking.id', '=', id).executeTakeFirst();
    // Nobody is on the way who could be told.
    if (!trip || isToAssign(trip.accepted, trip.driver_active)) return false;
    const by = { id: caller.user.id, name: callerName(caller) };
    return (
      await services.notifications.send({
        driverId: trip.driverId,
        kind: 'message',
        msg: readyMessage(trip),
        details: null,
        endsAt: null,
        by,
      })
    ).delivered;
  };
  const delivered = await tell().catch((error: unknown) => {
    // The trip is due all the same; the answer says that nobody was reached.
    request.log.error({ err: error }, 'the driver could not be told that the client is ready');
    return false;
  });
  return { id, ...due, delivered };
};
