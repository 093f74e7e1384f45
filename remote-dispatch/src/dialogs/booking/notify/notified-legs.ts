import type { BookingValues } from '../model/booking-values.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { NotifiedLeg } from './notification.ts';

/** The legs a driver is notified of: the trip as it stands in the form; then its linked leg, or the return when this booking covers both. */
export function notifiedLegs(
  values: BookingValues,
  destination: string,
  linked: BookingRow | undefined,
): NotifiedLeg[] {
  const { type, ap_date, ap_time, pick_time, pick_address: home, back } = values;
  if (ap_date === null) return [];
  const trip: NotifiedLeg = { type, date: ap_date, picktime: pick_time ?? ap_time, home, destination };
  if (linked) {
    const { ap_date: date, pick_time: picktime, pick_address, willCall } = linked;
    return [
      trip,
      {
        type: linked.type,
        date,
        picktime: willCall ? null : picktime,
        home: pick_address ?? home,
        destination: linked.destination_fullAddress ?? linked.destination_name ?? destination,
      },
    ];
  }
  return back ? [trip, { ...trip, type: 'back', picktime: null }] : [trip];
}
