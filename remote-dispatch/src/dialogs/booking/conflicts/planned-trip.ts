import type { components } from '@navette/openapi/types';
import { isDriven } from '@navette/shared/domain';
import type { BookingValues } from '../model/booking-values.ts';
import { booksReturn } from '../model/return-leg.ts';

/** A trip whose driver's conflicts are looked for. */
export type PlannedTrip = components['schemas']['PlannedTrip'];

/** The trip of a form, as far as conflicts depend on it; null while something of it is unknown, or when it won't be driven. */
export function plannedTrip(values: BookingValues, id: number | null): PlannedTrip | null {
  const {
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_date,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    status,
    mobility,
    pick_address,
  } = values;
  const dates = ap_date === null ? values.dates : [ap_date];
  if (
    !isDriven(status) ||
    driverId === null ||
    clientId === null ||
    destinationId === null ||
    ap_time === null ||
    dates.length === 0
  )
    return null;
  return {
    id,
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    mobility,
    pick_address: pick_address || null,
    dates,
  };
}

/** The return leg that is booked too, driven by its own driver or the same one; null when there is none, or it is not known yet. */
export function plannedReturn(values: BookingValues): PlannedTrip | null {
  const there = plannedTrip(values, null);
  const { returnTime, returnDriverId } = values;
  if (there === null || !booksReturn(values) || returnTime === null) return null;
  return {
    ...there,
    driverId: returnDriverId ?? there.driverId,
    type: 'back',
    back: false,
    ap_time: returnTime,
    ap_waittime: '0',
    pick_time: returnTime,
  };
}
