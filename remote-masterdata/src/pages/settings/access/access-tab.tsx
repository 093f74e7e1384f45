import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, Panel, Skeleton, Stack } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAccessPolicy } from '../requests/use-access-policy.ts';
import { refreshSettings } from '../requests/use-settings.ts';
import { AccessForm } from './access-form.tsx';

/** Rules of the sign-in in their form, reset after a save to what the server stored. */
export function AccessTab(): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const query = useAccessPolicy();
  const [opened, setOpened] = useState(0);
  const fillAnew = () => setOpened((times) => times + 1);
  const onSaved = async () => {
    toast.success(t('settings.access.saved'));
    await refreshSettings(cache);
    fillAnew();
  };
  return (
    <Box maxWidth="60rem">
      <Panel aria-label={t('settings.access.form.name')}>
        {query.data ? (
          <AccessForm key={opened} policy={query.data} onSaved={() => void onSaved()} onDiscard={fillAnew} />
        ) : query.error ? (
          <ErrorState
            title={t('settings.access.failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Stack gap="4" role="status" aria-label={t('shared.loading')}>
            <Skeleton height="8" />
            <Skeleton height="8" />
          </Stack>
        )}
      </Panel>
    </Box>
  );
}
