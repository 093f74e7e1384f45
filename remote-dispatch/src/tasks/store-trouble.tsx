import type { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, describeFault } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface StoreTroubleProps {
  readonly problem: ApiProblem;
  readonly service: string;
  readonly onRetry: () => void;
}

/** The board may be old: who keeps the tasks does not answer, and why. */
export function StoreTrouble({ problem, service, onRetry }: StoreTroubleProps): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  return (
    <Alert
      status="warning"
      title={t('tasks.failed', { service })}
      actions={
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {t('shared.retry')}
        </Button>
      }
    >
      {t(messageKey, params)}
    </Alert>
  );
}
