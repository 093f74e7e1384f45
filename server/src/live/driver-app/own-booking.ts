import { BookingStatus } from '@navette/shared/domain';
import { conflict, forbidden } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import {
  type BookingValues,
  lockBookings,
  planChange,
  refuseInvoiced,
  saveChanges,
  writeBookings,
} from '../../dispatch/public.ts';
import { withCharged } from '../with-charged.ts';

/**
 * Changes a booking of the driver as staff would, with a history entry in the driver's name. Idempotent.
 * @throws ProblemError when it is another driver's, closed by the office, or refused by the booking rules
 */
export async function changeOwnBooking(
  services: LiveServices,
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
    refuseInvoiced(planned);
    await saveChanges(trx, [planned], { caller, at: services.now() });
    return { result: undefined, ids: [bookingId], dates: [booking.ap_date] };
  });
}
