import { invoiceDocument } from '@navette/shared/document';
import { invoiceNumber, sumMoney } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useInvoiceAccount } from '../account/account-requests.ts';
import { CreditNotes } from '../account/credit-notes.tsx';
import { documentOf, PrintedDocument, ShownDocument, PdfButton, PrintButton, linesOf } from '../document.tsx';
import { invoiceMail } from '../mailing/mailed-document.ts';
import { SendButton, SentList } from '../mailing/send-button.tsx';
import type { InvoiceCalls } from './invoice-calls.ts';
import { INVOICE_TITLES } from './invoice-row.ts';
import { bookingColumns, type BookingRow } from '@navette/shared/ui-booking';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MONEY_COLUMNS } from '../wallet/wallet-columns.ts';

interface InvoiceDialogProps {
  readonly calls: InvoiceCalls;
  readonly id: number;
  readonly onClose: () => void;
}

/** An issued invoice: its document, its bookings, and for a client its reminder level (specification/invoices.md#dialog). */
export function InvoiceDialog({ calls, id, onClose }: InvoiceDialogProps): ReactNode {
  const t = useT();
  const [part, setPart] = useState<'document' | 'lines'>('document');
  const account = useInvoiceAccount({ kind: calls.kind, invoiceId: id });
  const { data: source, error, isFetching, refetch } = useQuery(documentOf(calls, id));
  const document = useMemo(() => source && invoiceDocument(source), [source]);
  return (
    <Dialog
      open
      size={1200}
      onClose={onClose}
      title={t(INVOICE_TITLES[calls.kind], { number: invoiceNumber(id) })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <SendButton mailing={calls.mailing} mail={source && invoiceMail(source)} />
          <PdfButton
            read={() => calls.pdf(id)}
            fileName={`${t(`invoice.file.${calls.kind}`)}-${invoiceNumber(id)}.pdf`}
            disabled={!source}
          />
          <PrintButton disabled={!source} />
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : source && document ? (
        <Stack gap="3">
          <PrintedDocument document={document} />
          {calls.recall?.(id)}
          {account.data && <CreditNotes notes={account.data.notes} />}
          <SentList mailing={calls.mailing} id={id} />
          <Tabs
            value={part}
            onChange={setPart}
            label={t('invoice.parts')}
            items={[
              { value: 'document', label: t('invoice.document'), content: <ShownDocument document={document} /> },
              {
                value: 'lines',
                label: t('invoice.lines'),
                content: <InvoiceLines calls={calls} id={id} payerId={source.payer.id} />,
              },
            ]}
          />
        </Stack>
      ) : (
        <Spinner />
      )}
    </Dialog>
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
const totalsOf =
  ({ kind }: InvoiceCalls) =>
  (found: readonly BookingRow[], { t, formats }: FormattingContext) => {
    const parking = kind === 'client' ? sumMoney(found.map(({ ticket_price }) => ticket_price)) : 0;
    return [
      {
        id: 'lines',
        label: t('wallet.bookings'),
        value: formats.formatMoney(sumMoney(found.map((line) => line.total))),
      },
      ...(parking === 0
        ? []
        : [{ id: 'parking', label: t('monthEnd.sum.parking'), value: formats.formatMoney(parking) }]),
    ];
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
  const totals = useMemo(() => totalsOf(calls), [calls]);
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
