import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { saveFile } from '@navette/shared/ui';
import { useCallback } from 'react';
import { nameOf } from '../client-row.ts';
import type { ClientRow } from '../client-row.ts';

/** Gives the function that downloads all that is kept about a person, as JSON, to be handed to them. The server logs it. */
export function useDownloadClient(): (client: ClientRow) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (client) => {
      try {
        const data = await dataOf(api.GET('/service/client/{id}/export', { params: { path: { id: client.id } } }));
        saveFile(`client-${client.id}.json`, JSON.stringify(data, null, 2), 'application/json');
        toast.success(
          t('client.exported', { name: nameOf(client), trips: data.trips.length, invoices: data.invoices.length }),
        );
      } catch (error) {
        toast.failure(t('client.export.failed', { name: nameOf(client) }), error);
      }
    },
    [t, toast],
  );
}
