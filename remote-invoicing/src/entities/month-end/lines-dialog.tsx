import { useFormats, useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { AT_HAND, DataTable } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { plannedLineColumns } from './columns.ts';
import type { PlannedInvoice, PlannedLine } from './month-end-requests.ts';

const keyOf = ({ id }: PlannedLine) => id;
const SORT = { column: 'date', descending: false } as const;
const THEN_BY = [{ column: 'time', descending: false }] as const;
const PAGE_SIZES = [20, 'all'] as const;

/** What an invoice would consist of, before it is made. */
export function LinesDialog({
  invoice,
  onClose,
}: {
  readonly invoice: PlannedInvoice;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const title = t('monthEnd.lines', { name: invoice.name, amount: formatMoney(invoice.amount) });
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <DataTable
        tableId="month-end-lines"
        address="none"
        label={title}
        columns={plannedLineColumns}
        rows={invoice.lines}
        load={AT_HAND}
        rowKey={keyOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        emptyText={t('wallet.bookings.empty')}
      />
    </Dialog>
  );
}
