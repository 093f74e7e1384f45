import { useT } from '@navette/shared/i18n';
import { ErrorState } from '@navette/shared/ui';
import type { TableLoad } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';

/** Says that the mailing service did not answer, and tries again. */
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
