import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Grid, Page, Spinner, Stack } from '@navette/shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { PeriodChoice } from './period-choice.tsx';
import { Tiles } from './tiles.tsx';
import { useResultsPeriod } from './use-results-period.ts';

const Charts = lazy(() => import('./charts/charts.tsx'));

/** The results dashboard (S3 §2.12). */
export function ResultsPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const period = useResultsPeriod();
  const refresh = () =>
    void invalidate(cache, [
      ['get', '/service/stats/getTotals'],
      ['post', '/service/stats/byMonth'],
      ['post', '/service/stats/byDay'],
      ['post', '/service/stats/byDay6m'],
      ['post', '/service/stats/byWeekDayPerHour'],
      ['get', '/service/stats/unpayed'],
    ]);
  return (
    <Page title={t('results.title')} onRefresh={refresh}>
      <Stack gap="4">
        <PeriodChoice period={period} />
        <Tiles range={period.range} />
        <Suspense fallback={<Spinner />}>
          <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))">
            <Charts range={period.range} />
          </Grid>
        </Suspense>
      </Stack>
    </Page>
  );
}
