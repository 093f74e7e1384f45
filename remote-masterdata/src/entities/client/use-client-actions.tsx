import { useOnline } from '@navette/shared/api';
import { useCan } from '@navette/shared/session';
import type { RowAction, FormattingContext } from '@navette/shared/ui-table';
import { FileDown, Files, History, Merge, UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import type { ClientRow } from './client-requests.ts';
import type { ClientTask } from './client-task-dialog.tsx';
import { useSeesInvoices } from './history/use-sees-invoices.ts';
import { useDownloadClient } from './privacy/use-download-client.ts';

/** Actions of a client besides edit and delete. Who manages users exports and anonymises personal data. */
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
