import { useOnline } from '@navette/shared/api';
import { useCan } from '@navette/shared/session';
import type { RowAction, FormattingContext } from '@navette/shared/ui-table';
import { FileDown, Files, History, Merge, UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import { type ClientRow, exportClientData } from './client-requests.ts';
import type { ClientTask } from './client-task-dialog.tsx';
import { useSeesInvoices } from './history/use-sees-invoices.ts';
import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { saveFile } from '@navette/shared/ui';

/** Row actions of a client besides edit and delete. Export and anonymise need the permission to manage users. */
export function useClientActions(
  start: (task: ClientTask) => void,
): (client: ClientRow, context: FormattingContext) => readonly RowAction[] {
  const isOnline = useOnline();
  const isPrivacyOfficer = useCan('users');
  const seesInvoices = useSeesInvoices();
  const download = useDownloadClient();
  return useCallback(
    (client, { t }) => {
      const disabled = isOnline ? undefined : t('form.offline');
      const privacy: readonly RowAction[] = [
        {
          id: 'export',
          label: t('client.export'),
          icon: <FileDown aria-hidden />,
          disabled,
          onSelect: () => void download(client),
        },
        {
          id: 'anonymise',
          label: t('client.anonymise'),
          icon: <UserRoundX aria-hidden />,
          danger: true,
          disabled,
          onSelect: () => start({ kind: 'anonymise', client }),
        },
      ];
      return [
        {
          id: 'history',
          label: seesInvoices ? t('client.history') : t('client.trips'),
          icon: <History aria-hidden />,
          onSelect: () => start({ kind: 'history', client }),
        },
        {
          id: 'documents',
          label: t('client.documents'),
          icon: <Files aria-hidden />,
          onSelect: () => start({ kind: 'documents', client }),
        },
        {
          id: 'merge',
          label: t('client.merge'),
          icon: <Merge aria-hidden />,
          disabled,
          onSelect: () => start({ kind: 'merge', client }),
        },
        ...(isPrivacyOfficer ? privacy : []),
      ];
    },
    [isOnline, isPrivacyOfficer, seesInvoices, download, start],
  );
}

/** Returns the function that downloads all personal data of a client as JSON. The server logs it. */
function useDownloadClient(): (client: ClientRow) => Promise<void> {
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
