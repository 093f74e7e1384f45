import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { describeFault } from '../../kit/describe-fault.ts';
import type { TableLoad } from './table-load.ts';

/** A refresh has failed: the old rows stay, and this says that they are old. */
export function StaleNotice({ load }: { readonly load: TableLoad }): ReactNode {
  const t = useT();
  const fault = describeFault(load.error);
  return (
    <Alert
      status="warning"
      title={t('table.stale')}
      actions={
        <Button size="sm" icon={<RotateCw aria-hidden />} loading={load.isFetching} onClick={() => void load.refetch()}>
          {t('shared.retry')}
        </Button>
      }
    >
      <p>
        {t(fault.messageKey, fault.params)} ({t('shared.fault.code', { code: fault.code })})
      </p>
    </Alert>
  );
}
