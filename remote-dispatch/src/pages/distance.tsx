import { useT } from '@navette/shared/i18n';
import { Page } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { DistanceEstimator } from '../distance/estimator.tsx';

/** Page of the distance estimator (specification/tariffs.md#estimator). */
export default function DistancePage(): ReactNode {
  const t = useT();
  return (
    <Page title={t('estimator.title')}>
      <DistanceEstimator />
    </Page>
  );
}
