import { useT } from '@navette/shared/i18n';
import { Button, saveFile } from '@navette/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

interface PdfButtonProps {
  readonly read: () => Promise<Blob>;
  readonly fileName: string;
  readonly disabled: boolean;
}

/** Button that downloads the PDF of a document, the same bytes each time. */
export function PdfButton({ read, fileName, disabled }: PdfButtonProps): ReactNode {
  const t = useT();
  const { mutate, isPending } = useMutation({ mutationFn: read, onSuccess: (file) => saveFile(fileName, file) });
  return (
    <Button icon={<Download aria-hidden />} disabled={disabled} loading={isPending} onClick={() => mutate()}>
      {t('invoice.pdf')}
    </Button>
  );
}
