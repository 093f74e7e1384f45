import { problemFields } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, Box, describeFault } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Reason why an invoice was not issued: with the number of bookings concerned, then each of them with its message. */
export function ProblemAlert({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(error);
  const fields = problemFields(error).filter((field) => field.messageKey !== messageKey);
  const unnamed = fields.length > 0 ? Number(params?.count ?? fields.length) - fields.length : 0;
  return (
    <Alert status="error" title={t(messageKey, params)}>
      {fields.length > 0 && (
        <Lines label={t('invoice.refused')} lines={fields.map((field) => t(field.messageKey, field.params))} />
      )}
      {unnamed > 0 && <p>{t('invoice.refused.more', { count: unnamed })}</p>}
    </Alert>
  );
}

/** Maximum lines visible without scrolling. */
const MOST_SEEN = 6;

/** Limited height, so that the document stays visible; a long list scrolls, by keyboard too. */
function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }): ReactNode {
  const isLong = lines.length > MOST_SEEN;
  return (
    <Box maxHeight="9rem" overflowY="auto" {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}
