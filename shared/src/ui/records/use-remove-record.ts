import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../../api/calls.ts';
import { useConfirm } from '../overlay/dialog/confirm.ts';
import { useToast } from '../overlay/toast/use-toast.ts';
import { recordTexts } from './record-texts.ts';
import { textValues, type CreateAnswer, type RecordKind, type RecordRow } from './record-kind.ts';
import { useFormattingContext } from '../table/columns/column.ts';

/**
 * Returns the function that deletes a record: after a confirmation that names it, or immediately with Undo when the kind can restore. A toast reports
 * success, or why a delete or its Undo failed; the lists are invalidated in either case.
 * @param onRestored called with the id that Undo has restored
 */
export function useRemoveRecord<Row extends RecordRow, Form, Created extends CreateAnswer>(
  kind: RecordKind<Row, Form, Created>,
  onRestored?: (id: number) => void,
): (row: Row) => Promise<void> {
  const context = useFormattingContext();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (row) => {
      const { t } = context;
      const { remove, restore } = kind;
      const texts = recordTexts(kind.textPrefix);
      const values = textValues(kind, row, context);
      const attempt = async (call: () => Promise<unknown>, failed: string, succeed: () => void) => {
        try {
          await call();
          succeed();
        } catch (error) {
          toast.failure(t(failed, values), error);
        }
        void invalidate(cache, kind.invalidates);
      };
      const ask = () =>
        confirm({
          title: t(texts.deleteTitle, values),
          body: t(kind.deleteBody?.(row) ?? texts.deleteBody, values),
          confirmLabel: t('shared.delete'),
        });
      const undo = restore && {
        undo: () =>
          void attempt(
            () => restore(row.id),
            texts.restoreFailed,
            () => {
              toast.success(t(texts.restored, values));
              onRestored?.(row.id);
            },
          ),
      };
      if (!restore && !(await ask())) return;
      await attempt(
        () => remove(row.id),
        texts.deleteFailed,
        () => toast.success(t(texts.deleted, values), undo),
      );
    },
    [context, confirm, toast, cache, kind, onRestored],
  );
}
