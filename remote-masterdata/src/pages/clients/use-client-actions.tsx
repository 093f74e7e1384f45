import { useOnline } from '@navette/shared/api';
import { useCan } from '@navette/shared/session';
import type { RowAction, Said } from '@navette/shared/ui-table';
import { FileDown, History, Merge, Pencil, Trash2, UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import type { ClientRow } from '../../clients/client-row.ts';
import type { ClientTask } from '../../clients/client-task.ts';
import { useSeesInvoices } from '../../clients/history/use-sees-invoices.ts';

/** What the page does with a client. The acts keep their identity, or the rows are drawn again. */
export interface ClientActs {
  readonly edit: (client: ClientRow) => void;
  readonly start: (kind: ClientTask['kind'], client: ClientRow) => void;
  readonly download: (client: ClientRow) => Promise<void>;
  readonly remove: (client: ClientRow) => Promise<void>;
}

/** What can be done with a row: edit and delete beside it, the rest in its menu. What is kept of a person is handed out and wiped by who manages users. */
export function useClientActions({
  edit,
  start,
  download,
  remove,
}: ClientActs): (client: ClientRow, said: Said) => readonly RowAction[] {
  const isOnline = useOnline();
  const isPrivacyOfficer = useCan('users');
  const seesInvoices = useSeesInvoices();
  return useCallback(
    (client, { t }) => {
      const offline = isOnline ? undefined : t('form.offline');
      const privacy: readonly RowAction[] = [
        {
          id: 'export',
          label: t('client.export'),
          icon: <FileDown aria-hidden />,
          disabled: offline,
          onSelect: () => void download(client),
        },
        {
          id: 'anonymise',
          label: t('client.anonymise'),
          icon: <UserRoundX aria-hidden />,
          danger: true,
          disabled: offline,
          onSelect: () => start('anonymise', client),
        },
      ];
      return [
        {
          id: 'edit',
          label: t('shared.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => edit(client),
        },
        {
          id: 'history',
          label: seesInvoices ? t('client.history') : t('client.trips'),
          icon: <History aria-hidden />,
          onSelect: () => start('history', client),
        },
        {
          id: 'merge',
          label: t('client.merge'),
          icon: <Merge aria-hidden />,
          disabled: offline,
          onSelect: () => start('merge', client),
        },
        ...(isPrivacyOfficer ? privacy : []),
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          inline: true,
          danger: true,
          disabled: offline,
          shortcut: 'Delete',
          onSelect: () => void remove(client),
        },
      ];
    },
    [isOnline, isPrivacyOfficer, seesInvoices, edit, start, download, remove],
  );
}
