import { EMPTY_PLACE, type EstimatorInput, type EstimatorPlace } from '../../../distance/estimator/estimator-input.ts';
import type { TimelineBooking } from './timeline-trip.ts';

/**
 * Initial input of the estimator for a booking (specification/tariffs.md#estimator): its moment, its insurer, and the places that are known;
 * unknown ones can be typed.
 */
export function estimateOf(booking: TimelineBooking): EstimatorInput {
  const {
    ap_date,
    ap_time,
    insuranceId,
    driverId,
    clientId,
    destinationId,
    pick_address,
    client_fullAddress,
    destination_fullAddress,
  } = booking;
  // A trip may start elsewhere than at the client's: then the server looks the address up.
  const isAtHome = pick_address === client_fullAddress;
  return {
    date: ap_date,
    time: ap_time,
    insuranceId,
    driver: placeOf(driverId, booking.driver_fullAddress),
    client: isAtHome
      ? placeOf(clientId, pick_address, booking.client_latitude, booking.client_longitude)
      : placeOf(clientId, pick_address),
    destination: placeOf(
      destinationId,
      destination_fullAddress,
      booking.destination_latitude,
      booking.destination_longitude,
    ),
    stops: [],
  };
}

function placeOf(
  recordId: number,
  address: string | null | undefined,
  latitude?: number | null,
  longitude?: number | null,
): EstimatorPlace {
  const position = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  return { ...EMPTY_PLACE, recordId, address: address ?? '', position };
}
