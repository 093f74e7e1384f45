import { useOnline } from '@navette/shared/api';
import { isStaffRole, personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from './user-requests.ts';
import type { NewPassword } from './password-dialog.tsx';
import { resetPassword } from './user-requests.ts';

/** User whose password is reset, and who receives the new one. */
export interface ResetPasswordButtonProps {
  readonly user: User;
  readonly onPassword: (password: NewPassword) => void;
}

/** Resets the password of a user who may sign in, here or in the drivers' app, after a question; other users have none. */
export function ResetPasswordButton({ user, onPassword }: ResetPasswordButtonProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const { id, email, role } = user;
  if (!email || !(isStaffRole(role) || role === 'driver')) return null;
  const name = personName(user, 'text');
  const reset = async () => {
    if (
      !(await confirm({
        title: t('user.reset.title', { name }),
        body: t('user.reset.body'),
        confirmLabel: t('user.reset.confirm'),
        danger: false,
        icon: <KeyRound aria-hidden />,
      }))
    )
      return;
    setBusy(true);
    try {
      const password = await resetPassword(id, email);
      if (password === null) toast.success(t('user.reset.mailed', { email }));
      else onPassword({ name, password });
    } catch (error) {
      toast.failure(t('user.reset.failed', { name }), error);
    }
    setBusy(false);
  };
  return (
    <Button icon={<KeyRound aria-hidden />} loading={isBusy} disabled={!isOnline} onClick={() => void reset()}>
      {t('user.reset')}
    </Button>
  );
}
