import { problemFields } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Text, describeFault } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Why a file was not taken: what the server says of the file, else what went wrong on the way. */
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
