import { invoiceNumber } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, saveFile } from '@navette/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InvoiceCalls } from '../invoice/calls/invoice-calls.ts';

interface PdfButtonProps {
  readonly calls: InvoiceCalls;
  readonly id: number;
  readonly disabled: boolean;
}

/** Saves the PDF of an invoice, the same bytes each time. */
export function PdfButton({ calls, id, disabled }: PdfButtonProps): ReactNode {
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.pdf(id),
    onSuccess: (file) => saveFile(`${t(`invoice.file.${calls.kind}`)}-${invoiceNumber(id)}.pdf`, file),
  });
  return (
    <Button icon={<Download aria-hidden />} disabled={disabled} loading={isPending} onClick={() => mutate()}>
      {t('invoice.pdf')}
    </Button>
  );
}
