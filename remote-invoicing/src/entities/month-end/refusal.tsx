import { problemFields } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box, describeFault, Text } from '@navette/shared/ui';
import type { Outcome } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';

/** Bookings that are named; the others are counted. */
const MOST_NAMED = 3;

/** Why an invoice was refused, by booking: "already on invoice 000123" tells more than "2 bookings cannot stand on it". */
function Refusal({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  const fields = problemFields(problem).filter((field) => field.messageKey !== messageKey);
  const others = Number(params?.count ?? fields.length) - MOST_NAMED;
  return (
    <Box color="fg.error">
      <Text>{t(messageKey, params)}</Text>
      <ul>
        {fields.slice(0, MOST_NAMED).map((field) => (
          <li key={field.field}>{t(field.messageKey, field.params)}</li>
        ))}
      </ul>
      {fields.length > 0 && others > 0 && <Text>{t('invoice.refused.more', { count: others })}</Text>}
    </Box>
  );
}

/** What the results of month end say of a refusal; undefined where there is none. */
export const refusalOf = (outcome: Outcome | undefined): ReactNode | undefined =>
  outcome?.problem === undefined ? undefined : <Refusal problem={outcome.problem} />;
