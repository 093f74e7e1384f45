import { useT } from '@navette/shared/i18n';
import { NotSetUp, Page } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { DistanceEstimator } from '../distance/estimator.tsx';

/** Page of the distance estimator (specification/tariffs.md#estimator). */
export default function DistancePage(): ReactNode {
  const t = useT();
  return (
    <Page title={t('estimator.title')}>
      <NotSetUp
        without={{
          addresses: t('estimator.without.addresses'),
          routes: t('estimator.without.routes'),
          map: t('estimator.without.map'),
        }}
      />
      <DistanceEstimator />
    </Page>
  );
}
