import { useT } from '@navette/shared/i18n';
import { EmptyState, Flex, Heading, Panel, Skeleton, Stack } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { RouteMap } from '../../dialogs/route-map/route-map.tsx';
import { RouteText } from '../../dialogs/route-map/route-text.tsx';
import { EstimateNotice } from '../estimate-notice.tsx';
import { RouteFailure } from '../route-failure.tsx';
import { PriceLines } from './price-lines.tsx';
import type { Estimator } from './use-estimator.ts';

/** Route on the map, its distances, and its price. */
export function EstimateResult({ input, change, question, result, measuring, error, retry }: Estimator): ReactNode {
  const t = useT();
  if (result) {
    return (
      <Stack gap="3">
        <Panel aria-labelledby="estimator-prices">
          <Flex justify="space-between" wrap="wrap" columnGap="4" marginBottom="2">
            <Heading as="h2" size="sm" id="estimator-prices">
              {t('estimator.prices')}
            </Heading>
            {result.estimated && <EstimateNotice unavailable={result.unavailable} />}
          </Flex>
          <PriceLines result={result} input={input} onInsurer={(insuranceId) => change({ ...input, insuranceId })} />
        </Panel>
        <RouteMap result={result} type="to" />
        <RouteText result={result} />
      </Stack>
    );
  }
  if (error) return <RouteFailure {...{ error, question }} onRetry={retry} retrying={measuring} />;
  if (measuring) {
    return (
      <Stack gap="3" aria-busy aria-label={t('booking.trip.measuring')}>
        <Skeleton height="8rem" />
        <Skeleton height="20rem" />
      </Stack>
    );
  }
  return <EmptyState title={question === null ? t('estimator.empty') : t('booking.trip.measuring')} />;
}
