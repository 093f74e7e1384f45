import { useT } from '@navette/shared/i18n';
import { Grid, Panel, Skeleton, Stack, VisuallyHidden } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Loading state of the page. */
export function RunningSkeleton(): ReactNode {
  const t = useT();
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
      <Panel>
        <Skeleton width="10rem" height="5" marginBottom="4" />
        <Lines count={6} />
      </Panel>
      <Grid templateColumns="repeat(auto-fit, minmax(min(22rem, 100%), 1fr))" gap="4" marginTop="8">
        {['first', 'second'].map((place) => (
          <Panel key={place}>
            <Skeleton width="8rem" height="5" marginBottom="4" />
            <Lines count={5} />
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}

const Lines = ({ count }: { readonly count: number }): ReactNode => (
  <Stack gap="3">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} width={`${String(90 - 9 * index)}%`} />
    ))}
  </Stack>
);
