import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteInsurance } from './requests/delete-insurance.ts';
import type { Insurance } from './requests/use-insurances.ts';

/** Gives the function that asks, naming the insurance body, and then deletes; a refusal says how many records speak of it. */
export function useRemoveInsurance(): (insurance: Insurance) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, name }) => {
      if (
        !(await confirm({
          title: t('insurance.delete.title', { name }),
          body: t('insurance.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteInsurance(id);
        toast.success(t('insurance.deleted', { name }));
      } catch (error) {
        toast.failure(t('insurance.delete.failed', { name }), error);
      }
      void invalidate(cache, [['get', '/api/insurance']]);
    },
    [t, confirm, toast, cache],
  );
}
