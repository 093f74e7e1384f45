import type { InvoiceKind } from '@navette/shared/domain';
import { useT, useFormats } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import {
  DataTable,
  type DataTableProps,
  type FormattingContext,
  type TableTotal,
  AT_HAND,
} from '@navette/shared/ui-table';
import { FilePlus } from 'lucide-react';
import { useMemo, useState, type ReactNode, useCallback } from 'react';
import { invoiceColumns, invoiceTotals, plannedLineColumns, feeTotals, lineTotals } from './columns.ts';
import { type PlannedInvoice, type useMonthEnd, MONTH_END_TEXTS, type PlannedLine } from './month-end-requests.ts';
import { Dialog } from '@navette/shared/ui-overlay';

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

const lineId = ({ id }: PlannedLine) => id;
const LINE_SORT = { column: 'date', descending: false } as const;
const THEN_BY = [{ column: 'time', descending: false }] as const;
const LINE_PAGE_SIZES = [20, 'all'] as const;

function LinesDialog({
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
          rowKey={lineId}
          defaultSort={LINE_SORT}
          thenBy={THEN_BY}
          pageSizes={LINE_PAGE_SIZES}
          totals={totals}
          emptyText={t('wallet.bookings.empty')}
        />
      </Stack>
    </Dialog>
  );
}
