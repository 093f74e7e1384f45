import { api, dataOf } from '@navette/shared/api';
import { invoiceNumber, type InvoiceKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, saveFile } from '@navette/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

const at = (id: number) => ({ params: { path: { id } }, parseAs: 'blob' as const });

const READ: Readonly<Record<InvoiceKind, (id: number) => Promise<Blob>>> = {
  client: (id) => dataOf(api.GET('/service/invoice/clients/{id}/pdf', at(id))),
  driver: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/pdf', at(id))),
  insurance: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/pdf', at(id))),
};

interface PdfButtonProps {
  readonly kind: InvoiceKind;
  readonly id: number;
  readonly disabled: boolean;
}

/** Saves the PDF of an invoice, the same bytes each time. */
export function PdfButton({ kind, id, disabled }: PdfButtonProps): ReactNode {
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: () => READ[kind](id),
    onSuccess: (file) => saveFile(`${t(`invoice.file.${kind}`)}-${invoiceNumber(id)}.pdf`, file),
  });
  return (
    <Button icon={<Download aria-hidden />} disabled={disabled} loading={isPending} onClick={() => mutate()}>
      {t('invoice.pdf')}
    </Button>
  );
}
