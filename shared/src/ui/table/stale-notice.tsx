import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { describeFault } from '../kit/describe-fault.ts';
import type { TableLoad } from './data-table-props.ts';

interface StaleNoticeProps {
  readonly load: TableLoad;
  /** Default "The list could not be refreshed". */
  readonly title?: string;
}

/** Warning above stale data after a failed refresh: reason and retry. */
export function StaleNotice({ load, title }: StaleNoticeProps): ReactNode {
  const t = useT();
  const fault = describeFault(load.error);
  return (
    <Alert
      status="warning"
      title={title ?? t('table.stale')}
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
