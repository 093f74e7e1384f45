import type { PinnedRemote } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { Flex, Spinner, VisuallyHidden } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useEffect, useState, type ReactNode } from 'react';
import { focusInDialog } from './focus-in-dialog.ts';

/** Loading state of a dialog, delayed. Closing it cancels the opening. */
export function DialogLoading({
  remote,
  onClose,
}: {
  readonly remote: PinnedRemote;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const locale = useLocale();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={late}
      onClose={onClose}
      size={350}
      title={remote.declaration.titles[locale]}
      finalFocus={focusInDialog}
    >
      <Flex role="status" justify="center" padding="6">
        <Spinner size="md" />
        <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
      </Flex>
    </Dialog>
  );
}
