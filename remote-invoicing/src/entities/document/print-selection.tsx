import { api, dataOf } from '@navette/shared/api';
import type { InvoiceKind } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Text } from '@navette/shared/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRINT_PATIENCE } from './print-patience.ts';
import { useSavePdf } from './use-save-pdf.ts';

/** Maximum documents of one PDF. */
const MOST = 500;

interface PrintSelectionProps {
  readonly kind: InvoiceKind;
  /** Numbers of the invoices, in print order. */
  readonly invoices: readonly number[];
}

const printInvoices = ({ kind, invoices }: PrintSelectionProps): Promise<Blob> =>
  dataOf(
    api.POST('/service/invoice/pdf', { body: { kind, invoices: [...invoices] }, parseAs: 'blob', ...PRINT_PATIENCE }),
  );

const PDF = {
  load: printInvoices,
  name: messageKey('invoice.pdfs.file'),
  failed: messageKey('invoice.pdfs.failed'),
} as const;

/** Downloads the documents of selected invoices as one PDF for printing. */
export function PrintSelection({ kind, invoices }: PrintSelectionProps): ReactNode {
  const t = useT();
  const { save, isPending } = useSavePdf(PDF);
  if (invoices.length > MOST) return <Text tone="muted">{t('invoice.pdfs.most', { max: MOST })}</Text>;
  return (
    <Button icon={<Download aria-hidden />} loading={isPending} onClick={() => save({ kind, invoices })}>
      {t('invoice.pdfs', { count: invoices.length })}
    </Button>
  );
}
