import type { TripWithoutDriver } from '../../suggest-drivers/suggestion.ts';
import type { BookingValues } from '../model/booking-values.ts';

/** The trip of a form, for which a driver is looked for, on all of its days. Null while something of it is unknown. */
export function tripWithoutDriver(values: BookingValues, id: number | null): TripWithoutDriver | null {
  const { clientId, destinationId, type, ap_time, pick_time, distance, mobility, pick_address, dates } = values;
  const ap_date = values.ap_date ?? dates[0];
  if (clientId === null || destinationId === null || ap_time === null || ap_date === undefined) return null;
  const place = { clientId, destinationId, pick_address: pick_address || null };
  const several = values.ap_date === null && dates.length > 1 && { dates };
  return { id, ...place, type, ap_date, ...several, ap_time, pick_time, distance, mobility };
}
