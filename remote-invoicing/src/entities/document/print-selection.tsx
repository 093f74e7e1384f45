import { api, dataOf } from '@navette/shared/api';
import { brusselsToday, type InvoiceKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, saveFile, Text } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRINT_PATIENCE } from './print-patience.ts';

/** Documents that one PDF takes. */
const MOST = 500;

interface PrintSelectionProps {
  readonly kind: InvoiceKind;
  /** Numbers of the invoices, in the order of the paper. */
  readonly invoices: readonly number[];
}

/** Saves the documents of chosen invoices as one PDF, to print them in one go. */
export function PrintSelection({ kind, invoices }: PrintSelectionProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/service/invoice/pdf', {
          body: { kind, invoices: [...invoices] },
          parseAs: 'blob',
          ...PRINT_PATIENCE,
        }),
      ),
    onSuccess: (file) => saveFile(t('invoice.pdfs.file', { date: brusselsToday() }), file),
    onError: (error) =>
      toast.failure(t('invoice.pdfs.failed'), error, { action: { label: t('shared.retry'), run: () => mutate() } }),
    meta: { failure: 'inPlace' },
  });
  if (invoices.length > MOST) return <Text tone="muted">{t('invoice.pdfs.most', { max: MOST })}</Text>;
  return (
    <Button icon={<Download aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('invoice.pdfs', { count: invoices.length })}
    </Button>
  );
}
