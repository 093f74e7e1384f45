import { useT } from '@navette/shared/i18n';
import { idleWarningAtom, noteActivity } from '@navette/shared/session';
import { Alert, Box, Button } from '@navette/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

/** One minute before an idle session ends. Any movement keeps it; the button says so. Above dialogs, which may be open. */
export function IdleWarning(): ReactNode {
  const t = useT();
  if (!useAtomValue(idleWarningAtom)) return null;
  return (
    <Box
      position="fixed"
      top="14"
      insetInlineStart="50%"
      transform="translateX(-50%)"
      width="min(32rem, calc(100vw - 2rem))"
      zIndex="toast"
      boxShadow="lg"
      data-toaster
    >
      <Alert
        status="warning"
        title={t('session.idle')}
        actions={
          <Button variant="solid" onClick={noteActivity}>
            {t('session.stay')}
          </Button>
        }
      />
    </Box>
  );
}
