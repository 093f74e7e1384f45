import { BookingStatus } from '@navette/shared/domain';
import { conflict, forbidden } from '../../app/problem.ts';
import type { Services } from '../../app/services.ts';
import type { DriverCaller } from '../../auth/driver/driver-sessions.ts';
import type { BookingValues } from '../../dispatch/bookings/changed-booking.ts';
import { lockBookings } from '../../dispatch/bookings/change/lock-bookings.ts';
import { type PlannedChange, planChange, refuseInvoiced } from '../../dispatch/bookings/change/plan-change.ts';
import { fieldChanges } from '../../dispatch/bookings/history.ts';
import { saveChanges } from '../../dispatch/bookings/change/save-changes.ts';
import { writeBookings } from '../../dispatch/bookings/write-bookings.ts';

/**
 * Changes a booking of the driver as staff would, with a line of history in the driver's name. What is so already is no change.
 * @throws ProblemError when it is another's, when the office closed it, or by the ordinary rules
 */
export async function changeOwnBooking(
  services: Services,
  caller: DriverCaller,
  bookingId: number,
  form: BookingValues,
): Promise<void> {
  await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, bookingId, { scope: 'one', legs: false });
    if (booking.driverId !== caller.driverId || booking.archivedAt) throw forbidden();
    const planned = withCharged(await planChange(trx, booking, form), form.charged ?? booking.charged);
    if (planned.changes.length === 0) return { result: undefined, ids: [], dates: [] };
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    await refuseInvoiced(trx, planned);
    await saveChanges(trx, [planned], { caller, at: services.now() });
    return { result: undefined, ids: [bookingId], dates: [booking.ap_date] };
  });
}

/** A form of the office empties `charged` while a booking is pending (S1 §4); the driver knows who is on board. */
function withCharged({ before, after: ordinary }: PlannedChange, charged: boolean): PlannedChange {
  const after = { ...ordinary, charged };
  return { before, after, changes: fieldChanges(before, after) };
}
