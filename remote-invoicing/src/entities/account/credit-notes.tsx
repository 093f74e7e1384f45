import { invoiceDocument } from '@navette/shared/document';
import { creditNoteNumber } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button } from '@navette/shared/ui';
import { FileMinus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InvoiceAccount } from './account-requests.ts';
import { api, dataOf } from '@navette/shared/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DocumentDialog } from '../document-dialog.tsx';
import { invoiceMail } from '../mailing/mailed-document.ts';
import { type Mailing, mailed } from '../mailing/mailing.ts';

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

const ublOf = (id: number) =>
  dataOf(api.GET('/service/invoice/creditNotes/{id}/ubl', { ...at(id), parseAs: 'blob' as const }));

interface CreditNoteViewProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A credit note: its document, to print, to save as PDF and to send (specification/invoices.md#credit-notes-and-payments). */
export function CreditNoteView({ id, onClose }: CreditNoteViewProps): ReactNode {
  const t = useT();
  const number = creditNoteNumber(id);
  const query = useQuery(creditDocumentOf(id));
  return (
    <DocumentDialog
      title={t('credit.view', { number })}
      query={query}
      paperOf={invoiceDocument}
      mailing={creditMailing}
      mailOf={invoiceMail}
      pdf={() => pdfOf(id)}
      ubl={query.data && query.data.kind !== 'driver' ? () => ublOf(id) : undefined}
      fileName={`${t('credit.file')}-${number}`}
      history={{ kind: 'credit', id }}
      {...{ id, onClose }}
    />
  );
}

const creditMailing: Mailing = {
  kind: 'credit',
  send: (id, key, body) => dataOf(api.POST('/service/invoice/creditNotes/{id}/mails', mailed(id, key, body))),
};
