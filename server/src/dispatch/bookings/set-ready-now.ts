import { BookingStatus, brusselsNow, isToAssign, clientName } from '@navette/shared/domain';
import type { Incident } from '../../kernel/incident.ts';
import { conflict } from '../../kernel/problem.ts';
import { callerName } from '../../kernel/caller.ts';
import { bookingRows } from './booking-rows.ts';
import { changeBooking } from './change-booking.ts';
import { lockBookings } from './lock-bookings.ts';
import { refuseArchived, type Author } from './plan-change.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';
import type { DispatchServices } from '../services.ts';

/**
 * Marks the client of a will-call return as ready: the trip is due now, and its driver is notified. A second call is refused.
 * @throws ProblemError 409 when the booking is not waiting for a call or is closed
 */
export async function setReadyNow(
  services: BookingWriting & Pick<DispatchServices, 'notifications'>,
  id: number,
  { caller, at }: Author,
  incident: Incident,
) {
  const { date: ap_date, time } = brusselsNow(at);
  const due = { ap_date, ap_time: time, pick_time: time };
  await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, id, { scope: 'one', legs: false });
    refuseArchived(booking);
    if (!booking.willCall) throw conflict('booking.notWillCall');
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    return changeBooking(trx, id, { ...due, willCall: false }, { caller, at });
  });
  const notify = async (): Promise<boolean> => {
    const trip = await bookingRows(services.db).where('booking.id', '=', id).executeTakeFirst();
    // No driver to notify.
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
  const delivered = await notify().catch((error: unknown) => {
    // The trip is due nevertheless; the answer says that the driver was not notified.
    incident.log.error({ err: error }, 'the driver could not be notified that the client is ready');
    return false;
  });
  return { id, ...due, delivered };
}

interface ReadyTrip {
  readonly ap_time: string;
  readonly client_firstname: string | null;
  readonly client_lastname: string | null;
  readonly destination_name: string | null;
  readonly pick_address: string;
}

/** Text of the notification, in the language of notifications to drivers (specification/bookings.md#notices). */
function readyMessage(trip: ReadyTrip): string {
  const { ap_time, destination_name, pick_address } = trip;
  return `Le client est prêt pour le retour (${ap_time}) : ${clientName(trip, 'text')}, de ${destination_name ?? ''} vers ${pick_address}.`;
}
