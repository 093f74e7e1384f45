import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Button, Flex } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { ImportHistory } from '../entities/import/import-history.tsx';

/** Earlier imports of a kind, each with Undo. */
export default function ImportsDialog({ input: { kind }, onClose }: DialogProps<'masterdata/imports@1'>): ReactNode {
  const t = useT();
  const close = () => onClose();
  return (
    <Dialog
      open
      size={1200}
      title={t('import.history')}
      onClose={close}
      footer={<Button onClick={close}>{t('shared.close')}</Button>}
    >
      <Flex direction="column" minHeight="20rem">
        <ImportHistory kind={kind} />
      </Flex>
    </Dialog>
  );
}
