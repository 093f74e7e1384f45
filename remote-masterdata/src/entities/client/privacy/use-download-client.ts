import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { saveFile } from '@navette/shared/ui';
import { useCallback } from 'react';
import { exportClientData } from '../client-requests.ts';
import type { ClientRow } from '../client-requests.ts';

/** Returns the function that exports all personal data of a client as JSON. The server logs it. */
export function useDownloadClient(): (client: ClientRow) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (client) => {
      try {
        const data = await exportClientData(client.id);
        saveFile(`client-${client.id}.json`, JSON.stringify(data, null, 2), 'application/json');
        toast.success(
          t('client.exported', {
            name: personName(client, 'text'),
            trips: data.trips.length,
            invoices: data.invoices.length,
          }),
        );
      } catch (error) {
        toast.failure(t('client.export.failed', { name: personName(client, 'text') }), error);
      }
    },
    [t, toast],
  );
}
