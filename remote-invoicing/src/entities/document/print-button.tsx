import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';

/** Prints the document of the dialog. */
export function PrintButton({ disabled }: { readonly disabled: boolean }): ReactNode {
  const t = useT();
  return (
    <Button icon={<Printer aria-hidden />} disabled={disabled} onClick={() => print()}>
      {t('shared.print')}
    </Button>
  );
}
