import { useT } from '@navette/shared/i18n';
import { lazyPart, PartUnavailable, Spinner } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { type ReactNode } from 'react';
import { $api } from '@navette/shared/api';
import { EMPTY_PLACE, type EstimatorInput, type EstimatorPlace } from '../../distance/estimator-input.ts';
import type { TimelineBooking } from './model/timeline-trip.ts';

const DistanceEstimator = lazyPart(
  async () => (await import('../../distance/estimator.tsx')).DistanceEstimator,
  Spinner,
  PartUnavailable,
);

/**
 * Embedded estimator of distance and price (specification/timeline.md#board): for a trip, or with the user's last input when none is chosen or
 * its booking can't be read.
 */
export function DistanceWindow({
  tripId,
  onClose,
}: {
  readonly tripId: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { data, isPending } = useWholeBooking(tripId);
  const booking = data?.[0];
  return (
    <Dialog open onClose={onClose} size={1200} title={t('timeline.distance')}>
      {tripId !== null && isPending ? (
        <Spinner />
      ) : (
        <DistanceEstimator {...(booking && { start: estimateOf(booking) })} />
      )}
    </Dialog>
  );
}

/** Booking with the addresses of driver, client and destination; disabled without an id. */
const useWholeBooking = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );

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
