import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { idleEndedAtom, signOut, useSessionStatus, useUser } from '@navette/shared/session';
import { Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ProviderButton } from '../sign-in/provider/provider-button.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/**
 * Session expiry: the same user signs in over the page, then the failed calls are repeated (UX, Session 1). The page of an unattended computer is hidden
 * until then.
 */
export function SessionOver(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const over = useSessionStatus() === 'expired';
  const idle = useAtomValue(idleEndedAtom);
  if (!user || !over) return null;
  return (
    <Dialog open size={350} title={t(idle ? 'session.idle.title' : 'session.over.title')} opaque={idle}>
      <Text marginBottom="4">{t('session.over.body')}</Text>
      <SignInForm
        email={user.email}
        onMustChange={(email) => void navigate('/changepass', { state: { email } })}
        cancelLabel={t('shell.logOff')}
        onCancel={signOut}
      />
      <ProviderButton />
    </Dialog>
  );
}
