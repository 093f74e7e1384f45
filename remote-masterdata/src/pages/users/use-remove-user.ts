import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameOf } from '../../people/name-of.ts';
import type { User } from './list-users.ts';
import { deleteUser } from './requests/delete-user.ts';

/** Gives the function that asks, naming the user, and then deletes; a refusal says why. */
export function useRemoveUser(): (user: User) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (user) => {
      const name = nameOf(user);
      if (
        !(await confirm({
          title: t('user.delete.title', { name }),
          body: t('user.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteUser(user.id);
        toast.success(t('user.deleted', { name }));
      } catch (error) {
        toast.failure(t('user.delete.failed', { name }), error);
      }
      void invalidate(cache, [['get', '/api/user']]);
    },
    [t, confirm, toast, cache],
  );
}
