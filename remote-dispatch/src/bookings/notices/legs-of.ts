import type { NotifiedLeg } from '../../dialogs/booking/notify/notification.ts';
import type { BookingRow } from '../booking-row.ts';

/** The legs of a stored booking that its driver is notified of: the trip, and the return that it covers. */
export function legsOf({
  type,
  ap_date: date,
  ap_time,
  pick_time,
  pick_address,
  back,
  destination_name,
}: BookingRow): NotifiedLeg[] {
  const trip: NotifiedLeg = {
    type,
    date,
    picktime: pick_time ?? ap_time,
    home: pick_address ?? '',
    destination: destination_name ?? '',
  };
  return back ? [trip, { ...trip, type: 'back', picktime: null }] : [trip];
}
