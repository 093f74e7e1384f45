import { useOnline } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Button } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { refreshUsers, resetSecondFactor } from './user-requests.ts';
import type { User } from './user-requests.ts';

/** Resets the second factor of a colleague who lost it, after a question. One's own is changed in the preferences. */
export function ResetSecondFactorButton({ user }: { readonly user: User }): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const isOnline = useOnline();
  const me = useUser();
  const [isBusy, setBusy] = useState(false);
  const [isReset, setReset] = useState(false);
  const { id, email, secondFactor } = user;
  if (!secondFactor || !email || id === me?.id || isReset) return null;
  const name = personName(user, 'text');
  const reset = async () => {
    const agreed = await confirm({
      title: t('user.secondFactor.reset.title', { name }),
      body: t('user.secondFactor.reset.body'),
      confirmLabel: t('user.reset.confirm'),
      icon: <ShieldOff aria-hidden />,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await resetSecondFactor(id, email);
      setReset(true);
      toast.success(t('user.secondFactor.reset.done', { name }));
      await refreshUsers(cache);
    } catch (error) {
      toast.failure(t('user.secondFactor.reset.failed', { name }), error);
    }
    setBusy(false);
  };
  return (
    <Button icon={<ShieldOff aria-hidden />} loading={isBusy} disabled={!isOnline} onClick={() => void reset()}>
      {t('user.secondFactor.reset')}
    </Button>
  );
}
