import { sumMoney } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { DataTable, type FormattingContext } from '@navette/shared/ui-table';
import { FilePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { invoiceColumns } from './columns.ts';
import { LinesDialog } from './lines-dialog.tsx';
import type { PlannedInvoice, useMonthEnd } from './month-end-requests.ts';

const keyOf = ({ payerId }: PlannedInvoice) => payerId;
const nameOf = ({ name }: PlannedInvoice) => name;
const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [10, 20, 'all'] as const;

const totalsOf = (found: readonly PlannedInvoice[], { t, formats }: FormattingContext) => [
  { id: 'count', label: t('monthEnd.invoices'), value: String(found.length) },
  {
    id: 'total',
    label: t('wallet.total'),
    value: formats.formatMoney(sumMoney(found.map(({ amount }) => amount))),
  },
];

interface InvoicesTableProps {
  readonly query: ReturnType<typeof useMonthEnd>;
  /** No invoices can be made now. */
  readonly blocked: boolean;
  readonly onMake: (invoices: readonly PlannedInvoice[]) => void;
}

/** Every invoice that would be made; each opens its lines, all or some are made. */
export function InvoicesTable({ query, blocked, onMake }: InvoicesTableProps): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState<PlannedInvoice>();
  const invoices = query.data?.invoices;
  const makeSome = (some: readonly PlannedInvoice[], clear: () => void) => (
    <Button
      disabled={blocked || some.length === 0}
      onClick={() => {
        clear();
        onMake(some);
      }}
    >
      {t('monthEnd.makeSome', { count: some.length })}
    </Button>
  );
  return (
    <>
      <DataTable
        tableId="month-end"
        label={t('monthEnd.invoices')}
        columns={invoiceColumns}
        rows={invoices}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        csvName="month-end"
        emptyText={t('monthEnd.empty')}
        onOpen={setOpened}
        selectionActions={makeSome}
        tools={
          <Button
            variant="solid"
            icon={<FilePlus aria-hidden />}
            disabled={blocked || !invoices || invoices.length === 0}
            onClick={() => invoices && onMake(invoices)}
          >
            {t('monthEnd.makeAll', { count: invoices?.length ?? 0 })}
          </Button>
        }
      />
      {opened && <LinesDialog invoice={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
