import type { InvoiceKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { DataTable, type DataTableProps, type FormattingContext, type TableTotal } from '@navette/shared/ui-table';
import { FilePlus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { invoiceColumns } from './columns.ts';
import { LinesDialog } from './lines-dialog.tsx';
import type { PlannedInvoice, useMonthEnd } from './month-end-requests.ts';
import { MONTH_END_TEXTS } from './month-end-texts.ts';
import { invoiceTotals } from './planned-sums.ts';

const keyOf = ({ payerId }: PlannedInvoice) => payerId;
const nameOf = ({ name }: PlannedInvoice) => name;
const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [10, 20, 'all'] as const;

const totalsOf =
  (kind: InvoiceKind) =>
  (found: readonly PlannedInvoice[], context: FormattingContext): readonly TableTotal[] => [
    { id: 'count', label: context.t(MONTH_END_TEXTS[kind].list), value: context.formats.formatNumber(found.length) },
    ...invoiceTotals(kind, found, context),
  ];

interface InvoicesTableProps {
  readonly kind: InvoiceKind;
  readonly query: ReturnType<typeof useMonthEnd>;
  /** Selection named on a printed list. */
  readonly paper: Pick<DataTableProps<PlannedInvoice>, 'period' | 'paperNote'>;
  /** Invoices can't be issued now. */
  readonly blocked: boolean;
  /** Resolves with whether they are being issued. */
  readonly onMake: (invoices: readonly PlannedInvoice[]) => Promise<boolean>;
}

/** Planned invoices; each opens its lines; all or some can be issued. */
export function InvoicesTable({ kind, query, paper, blocked, onMake }: InvoicesTableProps): ReactNode {
  const t = useT();
  const texts = MONTH_END_TEXTS[kind];
  const totals = useMemo(() => totalsOf(kind), [kind]);
  const [opened, setOpened] = useState<PlannedInvoice>();
  const invoices = query.data?.invoices;
  const makeSome = (some: readonly PlannedInvoice[], clear: () => void) => (
    <Button
      disabled={blocked || some.length === 0}
      // After a cancelled confirmation they stay selected: another date may be typed.
      onClick={() => void onMake(some).then((isStarted) => isStarted && clear())}
    >
      {t(texts.makeSome, { count: some.length })}
    </Button>
  );
  return (
    <>
      <DataTable
        {...paper}
        tableId="month-end"
        label={t(texts.list)}
        columns={invoiceColumns}
        rows={invoices}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totals}
        csvName="month-end"
        emptyText={t(texts.empty)}
        onOpen={setOpened}
        selectionActions={makeSome}
        tools={
          <Button
            variant="solid"
            icon={<FilePlus aria-hidden />}
            disabled={blocked || !invoices || invoices.length === 0}
            onClick={() => invoices && void onMake(invoices)}
          >
            {t(texts.makeAll, { count: invoices?.length ?? 0 })}
          </Button>
        }
      />
      {opened && <LinesDialog kind={kind} invoice={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
