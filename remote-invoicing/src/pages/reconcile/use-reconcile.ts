import { invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { invoiceText, reversePayment } from '../../entities/account/account-requests.ts';
import { useAskDate } from '../../entities/ask-date.tsx';
import { type BankTransaction, type MatchedLine, undoReturn } from '../../entities/bank-line/bank-lines.ts';
import { attemptKey } from '../../entities/use-attempt-key.ts';
import type { Choice } from './choices.ts';
import { bodyOf, type NewPart, partByRule, proposedPart } from './division.ts';
import {
  AFTER_RECONCILING,
  type LinePart,
  type LineState,
  reconcile,
  returnTransaction,
  takeCertain,
  undoLine,
  undoPart,
} from './reconcile-requests.ts';

/** Parts that the latest call wrote. */
function latestParts({ parts }: LineState): readonly LinePart[] {
  const latest = parts
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  return parts.filter(({ at }) => at === latest);
}

/** Undoes a part by its counter-entry. */
const undoOf = (transactionId: number, { id, type }: Pick<LinePart, 'id' | 'type'>): Promise<unknown> =>
  type === 'invoice' ? reversePayment(id) : type === 'return' ? undoReturn(transactionId) : undoPart(id);

/** Actions on transactions; each is undone by its toast. */
export interface Reconciling {
  /** Transactions that are being booked, or are booked and still in the list that was read. */
  readonly gone: ReadonlySet<number>;
  /** Resolves with whether it was done. */
  readonly take: (line: MatchedLine, choice: Choice) => Promise<boolean>;
  readonly divide: (line: MatchedLine, parts: readonly NewPart[]) => Promise<boolean>;
  readonly takeAll: (lines: readonly MatchedLine[]) => Promise<void>;
  readonly undoPart: (line: BankTransaction, part: LinePart) => Promise<void>;
  readonly undoLine: (line: BankTransaction) => Promise<void>;
}

/**
 * Books transactions (specification/payments.md#workbench). A transaction leaves the list at once, so that the next one is worked on while it is sent;
 * refused, it comes back with the reason.
 */
export function useReconcile(): Reconciling {
  const t = useT();
  const { formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const askDate = useAskDate();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());

  const refresh = useCallback(() => invalidate(cache, AFTER_RECONCILING), [cache]);
  const hide = useCallback((ids: readonly number[], isGone: boolean) => {
    setGone((former) => {
      const others = [...former].filter((id) => !ids.includes(id));
      return new Set(isGone ? [...others, ...ids] : others);
    });
  }, []);

  /** Undoes something and reads the lists again, whether it succeeded or not. */
  const back = useCallback(
    async (act: () => Promise<unknown>) => {
      await act().then(
        () => toast.success(t('reconciling.undone')),
        (error: unknown) => toast.failure(t('reconciling.undo.failed'), error),
      );
      await refresh();
    },
    [t, toast, refresh],
  );

  /** Does something with a transaction that is hidden meanwhile; it is shown again as it is then. */
  const attempt = useCallback(
    async (line: BankTransaction, act: () => Promise<void>): Promise<boolean> => {
      hide([line.id], true);
      let isDone = true;
      await act().catch((error: unknown) => {
        isDone = false;
        toast.failure(t('reconciling.failed', { amount: formatMoney(line.amount) }), error);
        hide([line.id], false);
      });
      void refresh().then(() => hide([line.id], false));
      return isDone;
    },
    [t, formatMoney, toast, hide, refresh],
  );

  const divide = useCallback(
    (line: BankTransaction, parts: readonly NewPart[], done?: string) =>
      attempt(line, async () => {
        const body = { transactionId: line.id, parts: [...parts] };
        const key = attemptKey();
        const state = await askDate((answer) => reconcile({ ...body, ...answer }, key));
        const written = latestParts(state);
        toast.success(
          done ?? t('reconciling.done', { amount: formatMoney(line.rest - state.rest), count: written.length }),
          {
            undo: () =>
              void back(() =>
                line.matched === 0 ? undoLine(line.id) : Promise.all(written.map((part) => undoOf(line.id, part))),
              ),
          },
        );
      }),
    [t, formatMoney, toast, askDate, attempt, back],
  );

  const take = useCallback(
    (line: MatchedLine, choice: Choice) => {
      if (choice.type === 'invoice') {
        const part = proposedPart(choice.proposal);
        const [body] = bodyOf([part]);
        const name = invoiceText(t, part);
        return divide(line, bodyOf([part]), t(body?.close ? 'reconciling.closed' : 'reconciling.paid', { name }));
      }
      if (choice.type === 'rule') return divide(line, [partByRule(choice.rule, line.rest)]);
      return attempt(line, async () => {
        const { invoices } = await returnTransaction(line.id, choice.proposal.transactionId, attemptKey());
        const [first] = invoices;
        toast.success(
          t('transactions.return.done', { count: invoices.length, name: first ? invoiceText(t, first) : '' }),
          {
            undo: () => void back(() => undoReturn(line.id)),
          },
        );
      });
    },
    [t, toast, attempt, divide, back],
  );

  const takeAll = useCallback(
    async (lines: readonly MatchedLine[]) => {
      const ids = lines.map(({ id }) => id);
      hide(ids, true);
      try {
        const results = await takeCertain(ids, attemptKey());
        const done = results.filter((result) => result.done).map(({ transactionId }) => transactionId);
        const text = t('transactions.match.all.done', { done: done.length, left: results.length - done.length });
        const undo = () =>
          void back(async () => {
            for (const id of done) await undoLine(id);
          });
        toast[done.length === results.length ? 'success' : 'info'](text, done.length > 0 ? { undo } : {});
      } catch (error) {
        toast.failure(t('transactions.match.failed'), error);
      }
      await refresh();
      hide(ids, false);
    },
    [t, toast, hide, refresh, back],
  );

  return useMemo(
    () => ({
      gone,
      take,
      divide,
      takeAll,
      undoPart: (line, part) => back(() => undoOf(line.id, part)),
      undoLine: (line) => back(() => undoLine(line.id)),
    }),
    [gone, take, divide, takeAll, back],
  );
}
