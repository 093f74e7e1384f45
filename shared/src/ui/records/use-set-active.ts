import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../../api/calls.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useToast } from '../overlay/toast/use-toast.ts';
import { useFormattingContext } from '../table/columns/column.ts';
import { useAskDeactivation } from './use-ask-deactivation.tsx';
import { textValues, type CreateAnswer, type RecordKind, type RecordRow } from './record-kind.ts';

/**
 * Returns the function that deactivates a record, or reactivates it, with Undo in the toast (specification/registers.md#inactive-records); asks first when
 * open work names it. Undefined for a kind without it.
 */
export function useSetActive<Row extends RecordRow, Form, Created extends CreateAnswer>(
  kind: RecordKind<Row, Form, Created>,
): ((row: Row, active: boolean) => Promise<void>) | undefined {
  const context = useFormattingContext();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskDeactivation<Row>(kind);
  const setActive = useCallback(
    async (row: Row, wanted: boolean): Promise<void> => {
      const { t } = context;
      const values = textValues(kind, row, context);
      const set = async (active: boolean, undo?: () => void): Promise<void> => {
        try {
          const [answer] =
            (await kind.change?.([{ id: row.id, changes: { active }, seen: { active: !active } }])) ?? [];
          if (answer?.problem) throw new ApiProblem(answer.problem);
          toast.success(t(active ? 'records.reactivated' : 'records.deactivated', values), undo && { undo });
        } catch (error) {
          toast.failure(t('records.active.failed', values), error);
        }
        void invalidate(cache, kind.invalidates);
      };
      try {
        if (!wanted && !(await ask([row]))) return;
      } catch (error) {
        toast.failure(t('records.active.failed', values), error);
        return;
      }
      await set(wanted, () => void set(!wanted));
    },
    [context, toast, cache, kind, ask],
  );
  return kind.change && setActive;
}
