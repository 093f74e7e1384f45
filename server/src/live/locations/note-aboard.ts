import { BookingStatus } from '@navette/shared/domain';
import { type Author, lockBookings, planChange, saveChanges, writeBookings } from '../../dispatch/public.ts';
import { conflict } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import { withCharged } from '../with-charged.ts';

/**
 * Notes that the passenger of a trip is on board, as the driver's app does; noted before, it changes nothing.
 * @throws ProblemError when there is no such booking, or it is closed
 */
export async function noteAboard(
  services: LiveServices,
  bookingId: number,
  author: Author,
): Promise<{ affectedRows: number }> {
  return writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, bookingId, { scope: 'one', legs: false });
    if (booking.archivedAt || booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    if (booking.charged) return { result: { affectedRows: 0 }, ids: [], dates: [] };
    await saveChanges(trx, [withCharged(await planChange(trx, booking, {}), true)], author);
    return { result: { affectedRows: 1 }, ids: [bookingId], dates: [booking.ap_date] };
  });
}
