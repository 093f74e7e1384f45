import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameOf } from '../../people/name-of.ts';
import { DRIVER_LISTS } from './driver-lists.ts';
import type { Driver } from './list-drivers.ts';
import { deleteDriver } from './requests/delete-driver.ts';

/** Gives the function that asks, naming the driver, and then deletes; a refusal says why. */
export function useRemoveDriver(): (driver: Driver) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (driver) => {
      const name = nameOf(driver);
      if (
        !(await confirm({
          title: t('driver.delete.title', { name }),
          body: t('driver.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteDriver(driver.id);
        toast.success(t('driver.deleted', { name }));
      } catch (error) {
        toast.failure(t('driver.delete.failed', { name }), error);
      }
      void invalidate(cache, DRIVER_LISTS);
    },
    [t, confirm, toast, cache],
  );
}
