import type { InvoiceKind } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { AT_HAND, DataTable, type FormattingContext } from '@navette/shared/ui-table';
import { useCallback, useMemo, type ReactNode } from 'react';
import { plannedLineColumns } from './columns.ts';
import type { PlannedInvoice, PlannedLine } from './month-end-requests.ts';
import { feeTotals, lineTotals } from './planned-sums.ts';

const keyOf = ({ id }: PlannedLine) => id;
const SORT = { column: 'date', descending: false } as const;
const THEN_BY = [{ column: 'time', descending: false }] as const;
const PAGE_SIZES = [20, 'all'] as const;

/** Lines of a planned invoice. */
export function LinesDialog({
  kind,
  invoice,
  onClose,
}: {
  readonly kind: InvoiceKind;
  readonly invoice: PlannedInvoice;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const columns = useMemo(() => plannedLineColumns(kind), [kind]);
  // The sum of the lines found, and the fee of the whole invoice: together they are its amount.
  const totals = useCallback(
    (found: readonly PlannedLine[], context: FormattingContext) => [
      ...lineTotals(found, context),
      ...feeTotals([invoice], context),
    ],
    [invoice],
  );
  const title = t('monthEnd.lines', { name: invoice.name, amount: formatMoney(invoice.amount) });
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Stack gap="3">
        <DataTable
          tableId="month-end-lines"
          address="none"
          label={title}
          columns={columns}
          rows={invoice.lines}
          load={AT_HAND}
          rowKey={keyOf}
          defaultSort={SORT}
          thenBy={THEN_BY}
          pageSizes={PAGE_SIZES}
          totals={totals}
          emptyText={t('wallet.bookings.empty')}
        />
      </Stack>
    </Dialog>
  );
}
