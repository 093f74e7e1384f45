import { creditNoteNumber } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { FileMinus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InvoiceAccount } from './account-requests.ts';
import { api, dataOf } from '@navette/shared/api';
import { Dialog } from '@navette/shared/ui-overlay';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { InvoiceSheet, PdfButton, PrintButton } from '../document.tsx';
import { invoiceMail } from '../mailing/mailed-document.ts';
import { SendButton, SentList } from '../mailing/send-button.tsx';
import { type Mailing, PATIENCE } from '../mailing/mailing.ts';

/** Credit notes of an invoice, each opens its document; renders nothing without any. */
export function CreditNotes({ notes }: Pick<InvoiceAccount, 'notes'>): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const [opened, setOpened] = useState<number>();
  if (notes.length === 0) return null;
  return (
    <Box as="ul" marginBottom="2" aria-label={t('credit.notes')}>
      {notes.map(({ id, date, amount, reason }) => {
        const number = creditNoteNumber(id);
        return (
          <li key={id}>
            {t('credit.note', { number, date: formatDate(date), amount: formatMoney(amount), reason })}{' '}
            <Button
              size="xs"
              icon={<FileMinus aria-hidden />}
              aria-label={t('credit.view', { number })}
              onClick={() => setOpened(id)}
            >
              {t('invoice.document')}
            </Button>
          </li>
        );
      })}
      {opened !== undefined && <CreditNoteView id={opened} onClose={() => setOpened(undefined)} />}
    </Box>
  );
}

const at = (id: number) => ({ params: { path: { id } } });

const creditDocumentOf = (id: number) =>
  queryOptions({
    queryKey: ['creditNoteDocument', id],
    queryFn: () => dataOf(api.GET('/service/invoice/creditNotes/{id}/document', at(id))),
    meta: { failure: 'inPlace' },
  });

const pdfOf = (id: number) =>
  dataOf(api.GET('/service/invoice/creditNotes/{id}/pdf', { ...at(id), parseAs: 'blob' as const }));

interface CreditNoteViewProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A credit note: its document, to print, to save as PDF and to send (specification/invoices.md#credit-notes-and-payments). */
export function CreditNoteView({ id, onClose }: CreditNoteViewProps): ReactNode {
  const t = useT();
  const { data: source, error, isFetching, refetch } = useQuery(creditDocumentOf(id));
  const number = creditNoteNumber(id);
  return (
    <Dialog
      open
      size={1200}
      onClose={onClose}
      title={t('credit.view', { number })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <SendButton mailing={creditMailing} mail={source && invoiceMail(source)} />
          <PdfButton read={() => pdfOf(id)} fileName={`${t('credit.file')}-${number}.pdf`} disabled={!source} />
          <PrintButton disabled={!source} />
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : source ? (
        <Stack gap="3">
          <SentList mailing={creditMailing} id={id} />
          <InvoiceSheet source={source} />
        </Stack>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

/** Mails with credit notes. */
const creditMailing: Mailing = {
  kind: 'credit',
  list: (id) => dataOf(api.GET('/service/invoice/creditNotes/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/creditNotes/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};
