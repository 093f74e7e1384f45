import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CareCenter } from '../../carecenters/use-care-centers.ts';
import { deleteCareCenter } from './requests/delete-care-center.ts';

/** Gives the function that asks, naming the center, and then deletes; the question says that the mailing list keeps a subscribed address. */
export function useRemoveCareCenter(): (center: CareCenter) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, name, subscribed_id }) => {
      const body = subscribed_id === null ? t('carecenter.delete.body') : t('carecenter.delete.subscribed');
      if (!(await confirm({ title: t('carecenter.delete.title', { name }), body, confirmLabel: t('shared.delete') })))
        return;
      try {
        await deleteCareCenter(id);
        toast.success(t('carecenter.deleted', { name }));
      } catch (error) {
        toast.failure(t('carecenter.delete.failed', { name }), error);
      }
      void invalidate(cache, [
        ['get', '/api/carecenter'],
        ['get', '/service/campaign/members'],
      ]);
    },
    [t, confirm, toast, cache],
  );
}
