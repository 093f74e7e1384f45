import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameOf } from '../../clients/client-row.ts';
import type { ClientRow } from '../../clients/client-row.ts';
import { deleteClient } from './requests/delete-client.ts';

/** Gives the function that asks, naming the client, and then deletes; a refusal says how many trips and invoices speak of them. */
export function useRemoveClient(): (client: ClientRow) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (client) => {
      const name = nameOf(client);
      if (
        !(await confirm({
          title: t('client.delete.title', { name }),
          body: t('client.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteClient(client.id);
        toast.success(t('client.deleted', { name }));
      } catch (error) {
        toast.failure(t('client.delete.failed', { name }), error);
      }
      void invalidate(cache, [['get', '/api/client']]);
    },
    [t, confirm, toast, cache],
  );
}
