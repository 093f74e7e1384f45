import { useT } from '@navette/shared/i18n';
import { Spinner } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { estimateOf } from './model/estimate-of.ts';
import { $api } from '@navette/shared/api';

const loadEstimator = async () => ({
  default: (await import('../../distance/estimator/estimator.tsx')).DistanceEstimator,
});

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
  // A lazy component caches its failure.
  const [DistanceEstimator] = useState(() => lazy(loadEstimator));
  const { data, isPending } = useWholeBooking(tripId);
  const booking = data?.[0];
  return (
    <Dialog open onClose={onClose} size={1200} title={t('timeline.distance')}>
      <Suspense fallback={<Spinner />}>
        {tripId !== null && isPending ? (
          <Spinner />
        ) : (
          <DistanceEstimator {...(booking && { start: estimateOf(booking) })} />
        )}
      </Suspense>
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
