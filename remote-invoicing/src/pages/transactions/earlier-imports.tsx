import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

/** Earlier imports of bank files, each to be undone; the list of imports belongs to the master data. */
export function EarlierImports(): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const open = () =>
    void openDialog('masterdata/imports@1', { kind: 'transactions' }).catch((error: unknown) =>
      toast.failure(t('transactions.imports.unavailable'), error),
    );
  return (
    <Button icon={<History aria-hidden />} onClick={open}>
      {t('transactions.imports')}
    </Button>
  );
}
