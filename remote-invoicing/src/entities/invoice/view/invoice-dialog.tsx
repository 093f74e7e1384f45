import { invoiceDocument } from '@navette/shared/document';
import { invoiceNumber } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useInvoiceAccount } from '../../account/account-requests.ts';
import { CreditNotes } from '../../account/credit-note/credit-notes.tsx';
import { documentOf } from '../../document/document-queries.ts';
import { PrintedDocument, ShownDocument } from '../../document/document-sheet.tsx';
import { PdfButton } from '../../document/pdf-button.tsx';
import { PrintButton } from '../../document/print-button.tsx';
import { invoiceMail } from '../../mailing/mailed-document.ts';
import { SendButton } from '../../mailing/send-button.tsx';
import { SentList } from '../../mailing/sent-list.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import type { InvoiceCalls } from '../calls/invoice-calls.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';

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
