import { ApiProblem, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { afterImport, type ImportBatch, undoImport } from '../import-requests.ts';

/** Undoes an import after a question; where records were changed or are in use since, a second question offers to undo the rest. */
export function useUndoImport(): (batch: ImportBatch) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (batch) => {
      const { id, source, created, updated, kind } = batch;
      const asked = await confirm({
        title: t('import.undo.title', { source }),
        body: t('import.undo.body', { created, updated }),
        confirmLabel: t('import.undo'),
        cancelLabel: t('import.undo.keep'),
        icon: <Undo2 aria-hidden />,
      });
      if (!asked) return;
      const run = async (partial: boolean) => {
        const { deleted, restored, kept } = await undoImport(id, partial);
        await invalidate(cache, afterImport(kind));
        toast.success(t('import.undone', { deleted, restored, kept }));
      };
      try {
        await run(false);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'import.blocked')
          return void toast.failure(t('import.undo.failed'), error);
        const rows = error.fields
          .slice(0, 5)
          .map(({ field, messageKey }) =>
            t('import.undo.row', { row: field.replace('rows.', ''), reason: t(messageKey) }),
          );
        const rest = await confirm({
          title: t('import.undo.blocked', { count: Number(error.params?.count ?? rows.length) }),
          body: rows.join(' · '),
          confirmLabel: t('import.undo.rest'),
          cancelLabel: t('import.undo.keep'),
          icon: <Undo2 aria-hidden />,
        });
        if (rest) await run(true).catch((failure: unknown) => void toast.failure(t('import.undo.failed'), failure));
      }
    },
    [t, confirm, toast, cache],
  );
}
