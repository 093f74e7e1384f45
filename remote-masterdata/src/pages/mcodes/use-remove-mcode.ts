import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MCode } from '../../mcodes/list-mcodes.ts';
import { nameOf } from '../../mcodes/name-of.ts';
import { deleteMCode } from './requests/delete-mcode.ts';

/** Gives the function that asks, naming code and name, and then deletes; a refusal says why. */
export function useRemoveMCode(): (mcode: MCode) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (code) => {
      const said = nameOf(code);
      if (
        !(await confirm({
          title: t('mcode.delete.title', { said }),
          body: t('mcode.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteMCode(code.id);
        toast.success(t('mcode.deleted', { said }));
      } catch (error) {
        toast.failure(t('mcode.delete.failed', { said }), error);
      }
      void invalidate(cache, [['get', '/api/mcode']]);
    },
    [t, confirm, toast, cache],
  );
}
