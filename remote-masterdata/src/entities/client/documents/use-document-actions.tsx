import { useT } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import type { FormattingContext, RowAction } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { ClientDocument } from './document-requests.ts';
import { deleteDocument, readDocument } from './document-requests.ts';

/** Download and delete of a document. Delete asks for confirmation, since the file cannot be restored. */
export function useDocumentActions(clientId: number) {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const download = useCallback(
    async ({ id, name }: ClientDocument) => {
      try {
        saveFile(name, await readDocument(clientId, id));
      } catch (error) {
        toast.failure(t('client.document.failed', { name }), error);
      }
    },
    [clientId, t, toast],
  );
  const remove = useCallback(
    async ({ id, name }: ClientDocument) => {
      const title = t('client.document.delete.title', { name });
      const body = t('client.document.delete.body');
      if (!(await confirm({ title, body, confirmLabel: t('client.document.delete.confirm'), danger: true }))) return;
      try {
        await deleteDocument(cache, clientId, id);
        toast.success(t('client.document.deleted', { name }));
      } catch (error) {
        toast.failure(t('client.document.notDeleted', { name }), error);
      }
    },
    [cache, clientId, confirm, t, toast],
  );
  const actions = useCallback(
    (document: ClientDocument, context: FormattingContext): readonly RowAction[] => [
      {
        id: 'download',
        label: context.t('client.document.download'),
        icon: <Download aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => void download(document),
      },
      {
        id: 'delete',
        label: context.t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        shortcut: 'Delete',
        onSelect: () => void remove(document),
      },
    ],
    [download, remove],
  );
  return { actions, download };
}
