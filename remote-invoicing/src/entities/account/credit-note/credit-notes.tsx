import { creditNoteNumber } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button } from '@navette/shared/ui';
import { FileMinus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InvoiceAccount } from '../account-requests.ts';
import { CreditNoteView } from './credit-note-view.tsx';

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
