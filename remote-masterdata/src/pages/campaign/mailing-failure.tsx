import { useT } from '@navette/shared/i18n';
import { ErrorState } from '@navette/shared/ui';
import type { TableLoad } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';

/** Error of the mailing service, with Retry. */
export function MailingFailure({ load }: { readonly load: TableLoad }): ReactNode {
  const t = useT();
  return (
    <ErrorState
      title={t('campaign.failed')}
      error={load.error}
      retrying={load.isFetching}
      onRetry={() => void load.refetch()}
    />
  );
}
