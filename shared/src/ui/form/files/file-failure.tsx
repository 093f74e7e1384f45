import { problemFields } from '../../../api/problem.ts';
import { useT } from '../../../i18n/index.ts';
import { describeFault } from '../../kit/describe-fault.ts';
import { Text } from '../../kit/text.tsx';
import type { ReactNode } from 'react';

/** Why a file was refused: the server's reason, or the transport error. */
export function FileFailure({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const [refusal] = problemFields(error);
  const fault = describeFault(error);
  return (
    <Text tone="error" role="alert">
      {refusal ? t(refusal.messageKey, refusal.params) : t(fault.messageKey, fault.params)}
      {!refusal && fault.incidentId !== undefined && ` (${t('shared.fault.incident', { incident: fault.incidentId })})`}
    </Text>
  );
}
