import { invoiceNumber, type InvoiceKind } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { documentOf } from '../../document/document-requests.ts';
import { DocumentSheet } from '../../document/document-sheet.tsx';
import { PdfButton } from '../../document/pdf-button.tsx';
import { PrintButton } from '../../document/print-button.tsx';
import { MAILINGS } from '../../mailing/mailings.ts';
import { SendButton } from '../../mailing/send-button.tsx';
import { SentList } from '../../mailing/sent-list.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { RecallSelect } from './recall-select.tsx';

const TITLES = {
  client: messageKey('invoice.title.client'),
  driver: messageKey('invoice.title.driver'),
  insurance: messageKey('invoice.title.insurance'),
} as const;

interface InvoiceDialogProps {
  readonly kind: InvoiceKind;
  readonly id: number;
  readonly onClose: () => void;
}

/** An invoice that was made: its document, its bookings, and of a client its reminder level (S3 §2.5, 2.7, 2.10). */
export function InvoiceDialog({ kind, id, onClose }: InvoiceDialogProps): ReactNode {
  const t = useT();
  const [part, setPart] = useState<'document' | 'lines'>('document');
  const { data: source, error, isFetching, refetch } = useQuery(documentOf(kind, id));
  return (
    <Dialog
      open
      size={1200}
      onClose={onClose}
      title={t(TITLES[kind], { number: invoiceNumber(id) })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <SendButton mailing={MAILINGS[kind]} source={source} />
          <PdfButton kind={kind} id={id} disabled={!source} />
          <PrintButton disabled={!source} />
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : source ? (
        <Stack gap="3">
          {kind === 'client' && <RecallSelect id={id} />}
          <SentList mailing={MAILINGS[kind]} id={id} />
          <Tabs
            value={part}
            onChange={setPart}
            label={t('invoice.parts')}
            items={[
              { value: 'document', label: t('invoice.document'), content: <DocumentSheet source={source} /> },
              {
                value: 'lines',
                label: t('invoice.lines'),
                content: <InvoiceLines kind={kind} id={id} payerId={source.payer.id} />,
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
