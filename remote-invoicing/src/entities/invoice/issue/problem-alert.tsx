import { problemFields } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, describeFault } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Why an invoice was not made: the reason, then each booking that stands in the way, which its message names. */
export function ProblemAlert({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(error);
  const fields = problemFields(error).filter((field) => field.messageKey !== messageKey);
  return (
    <Alert status="error" title={t(messageKey, params)}>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.field}>{t(field.messageKey, field.params)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
