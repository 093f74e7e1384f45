import { invoiceDocument } from '@navette/shared/document';
import { invoiceNumber, sumMoney } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, HStack, Stack } from '@navette/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useInvoiceAccount } from '../account/account-requests.ts';
import { CreditNotes } from '../account/credit-notes.tsx';
import { documentOf, linesOf } from '../document.tsx';
import { DocumentDialog } from '../document-dialog.tsx';
import { invoiceMail } from '../mailing/mailed-document.ts';
import type { InvoiceCalls } from './invoice-calls.ts';
import { INVOICE_TITLES } from './invoice-row.ts';
import { bookingColumns, type BookingRow } from '@navette/shared/ui-booking';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { lineSums, totalsOf } from '../totals.ts';
import { MONEY_COLUMNS } from '../wallet/wallet-columns.ts';

interface InvoiceDialogProps {
  readonly calls: InvoiceCalls;
  readonly id: number;
  /** On its account: payments, credit note. */
  readonly actions?: readonly RowAction[];
  readonly onClose: () => void;
}

/** An issued invoice: its document, its bookings, and for a client its reminder level (specification/invoices.md#dialog). */
export function InvoiceDialog({ calls, id, actions = [], onClose }: InvoiceDialogProps): ReactNode {
  const t = useT();
  const { ubl } = calls;
  const account = useInvoiceAccount({ kind: calls.kind, invoiceId: id });
  return (
    <DocumentDialog
      title={t(INVOICE_TITLES[calls.kind], { number: invoiceNumber(id) })}
      query={useQuery(documentOf(calls, id))}
      paperOf={invoiceDocument}
      mailing={calls.mailing}
      mailOf={invoiceMail}
      pdf={() => calls.pdf(id)}
      ubl={ubl && (() => ubl(id))}
      fileName={`${t(`invoice.file.${calls.kind}`)}-${invoiceNumber(id)}`}
      list={{
        tabs: t('invoice.parts'),
        label: t('invoice.lines'),
        render: ({ payer }) => <InvoiceLines calls={calls} id={id} payerId={payer.id} />,
      }}
      history={{ kind: calls.kind, id }}
      {...{ id, onClose }}
    >
      {calls.recall?.(id)}
      {actions.length > 0 && (
        <HStack gap="2">
          {actions.map(({ id: action, label, icon, onSelect }) => (
            <Button key={action} size="sm" icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </HStack>
      )}
      {account.data && <CreditNotes notes={account.data.notes} />}
    </DocumentDialog>
  );
}

const { price, waitPrice, duration, distance, total } = MONEY_COLUMNS;
const COLUMNS: readonly TableColumn<BookingRow>[] = [
  ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
  price,
  waitPrice,
  ...bookingColumns(['wait']),
  duration,
  distance,
  // Without parking, which is shown separately, as on paper.
  total,
  ...bookingColumns(['parking']),
  ...bookingColumns(['invoice']),
];
const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = ['all', 20, 50] as const;

/** Lines and, on a client's invoice, parking; with the fee they add up to its amount. */
const footerOf =
  ({ kind }: InvoiceCalls) =>
  (found: readonly BookingRow[], context: FormattingContext) => {
    const parking = kind === 'client' ? sumMoney(found.map(({ ticket_price }) => ticket_price)) : 0;
    return totalsOf(lineSums(sumMoney(found.map((line) => line.total)), parking), context);
  };
const keyOf = ({ id }: BookingRow) => id;

interface InvoiceLinesProps {
  readonly calls: InvoiceCalls;
  readonly id: number;
  readonly payerId: number;
}

/** The bookings of an invoice, as they were when it was issued (specification/invoices.md#archives). */
function InvoiceLines({ calls, id, payerId }: InvoiceLinesProps): ReactNode {
  const t = useT();
  const totals = useMemo(() => footerOf(calls), [calls]);
  const query = useQuery(linesOf(calls, id, payerId));
  return (
    <Stack gap="3" height="60vh">
      <DataTable
        tableId="invoice-lines"
        address="none"
        label={t('invoice.lines')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totals}
        emptyText={t('wallet.bookings.empty')}
      />
    </Stack>
  );
}
