import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteDestination } from './requests/delete-destination.ts';
import { restoreDestination } from './requests/restore-destination.ts';
import type { Destination } from './requests/use-destinations.ts';

/**
 * Gives the function that deletes at once and offers Undo (DECISIONS 52); a refusal says how many trips go there.
 * @param onBack told the destination that Undo has brought back
 */
export function useRemoveDestination(onBack: (id: number) => void): (destination: Destination) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, name }) => {
      const refresh = () => void invalidate(cache, [['get', '/api/destination']]);
      const undo = async () => {
        try {
          await restoreDestination(id);
          toast.success(t('destination.restored', { name }));
          onBack(id);
        } catch (error) {
          toast.failure(t('destination.restore.failed', { name }), error);
        }
        refresh();
      };
      try {
        await deleteDestination(id);
        toast.success(t('destination.deleted', { name }), { undo: () => void undo() });
      } catch (error) {
        toast.failure(t('destination.delete.failed', { name }), error);
      }
      refresh();
    },
    [t, toast, cache, onBack],
  );
}
