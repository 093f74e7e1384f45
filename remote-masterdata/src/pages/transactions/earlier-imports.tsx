import { useT } from '@navette/shared/i18n';
import { Button, Flex } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ImportHistory } from '../../entities/import/history/import-history.tsx';

/** Earlier imports of bank files, each to be undone. */
export function EarlierImports(): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<History aria-hidden />} onClick={() => setOpen(true)}>
        {t('import.history')}
      </Button>
      {isOpen && (
        <Dialog
          open
          size={1200}
          title={t('import.history')}
          onClose={close}
          footer={<Button onClick={close}>{t('shared.close')}</Button>}
        >
          <Flex direction="column" minHeight="20rem">
            <ImportHistory kind="transactions" />
          </Flex>
        </Dialog>
      )}
    </>
  );
}
