import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, Panel, Skeleton, Stack } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCompanyProfile } from '../requests/use-company-profile.ts';
import { refreshSettings } from '../requests/use-settings.ts';
import { CompanyForm } from './company-form.tsx';

/** Profile of the organisation in its form, reset after a save to what the server stored. */
export function CompanyTab(): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const query = useCompanyProfile();
  const [opened, setOpened] = useState(0);
  const fillAnew = () => setOpened((times) => times + 1);
  const onSaved = async () => {
    toast.success(t('settings.company.saved'));
    await refreshSettings(cache);
    fillAnew();
  };
  return (
    <Box maxWidth="60rem">
      <Panel aria-label={t('settings.company.form.name')}>
        {query.data ? (
          <CompanyForm key={opened} profile={query.data} onSaved={() => void onSaved()} onDiscard={fillAnew} />
        ) : query.error ? (
          <ErrorState
            title={t('settings.company.failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Stack gap="4" role="status" aria-label={t('shared.loading')}>
            <Skeleton height="8" />
            <Skeleton height="8" />
            <Skeleton height="8" />
          </Stack>
        )}
      </Panel>
    </Box>
  );
}
