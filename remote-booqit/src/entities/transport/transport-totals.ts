import { sumMoney } from '@navette/shared/domain';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';
import type { TransportRow } from './transport-row.ts';

/** Sum of the prices of the transports found, in euros; those without a price count as 0. */
export const transportTotals = (
  rows: readonly TransportRow[],
  { t, formats }: FormattingContext,
): readonly TableTotal[] => [
  {
    id: 'total',
    label: t('transport.sum'),
    value: formats.formatMoney(sumMoney(rows.map(({ total }) => total ?? 0))),
  },
];
