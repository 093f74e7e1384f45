import { problemFields } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Text, describeFault } from '@navette/shared/ui';
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
