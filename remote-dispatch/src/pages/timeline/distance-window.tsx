import { useT } from '@navette/shared/i18n';
import { Spinner } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { estimateOf } from './model/estimate-of.ts';
import { useWholeBooking } from './requests/use-whole-booking.ts';

const loadEstimator = async () => ({
  default: (await import('../../distance/estimator/estimator.tsx')).DistanceEstimator,
});

/** The estimator of distance and price, embedded (S1 §2.8): of a trip, or, when none is chosen or its booking can't be read, where this user left it. */
export function DistanceWindow({
  tripId,
  onClose,
}: {
  readonly tripId: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  // A lazy component keeps its failure for good.
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
