import { invalidate } from '@navette/shared/api';
import { sumMoney } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { keepFocus, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AFTER_PAYMENT, reversePayment, invoiceText } from '../../entities/account/account-requests.ts';
import { attemptKey } from '../../entities/use-attempt-key.ts';
import {
  type MatchProposal,
  matchCertain,
  matchTransaction,
  type ReturnProposal,
  returnTransaction,
  undoReturn,
  type MatchedLine,
  certainOf,
  matchState,
  returnOf,
} from './transaction-requests.ts';
import type { RowAction } from '@navette/shared/ui-table';
import { BadgeCheck, Link2, ListChecks, Undo2 } from 'lucide-react';

/** Accepts certain matches with one click: for one transaction with Undo, or for all after a confirmation; also pairs a returned payment. */
export function useMatch() {
  const t = useT();
  const { formatMoney } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const refresh = useCallback(async () => {
    await invalidate(cache, AFTER_PAYMENT);
    keepFocus();
  }, [cache]);

  /** Does it and reads the lists again, whether it succeeded or not. */
  const attempt = useCallback(
    async (failed: string, act: () => Promise<void>) => {
      await act().catch((error: unknown) => toast.failure(failed, error));
      await refresh();
    },
    [toast, refresh],
  );

  const one = useCallback(
    async ({ id: transactionId }: MatchedLine, { kind, invoiceId }: MatchProposal) =>
      attempt(t('transactions.match.failed'), async () => {
        const { id } = await matchTransaction({ transactionId, kind, invoiceId, close: true }, attemptKey());
        const undo = async () => {
          await reversePayment(id);
        };
        toast.success(t('transactions.match.done', { name: invoiceText(t, { kind, invoiceId }) }), {
          undo: () => void attempt(t('payments.undo.failed', { entry: 'payment' }), undo),
        });
      }),
    [t, toast, attempt],
  );

  const takeBack = useCallback(
    async (id: number) =>
      attempt(t('payments.undo.failed', { entry: 'return' }), async () => {
        await undoReturn(id);
        toast.success(t('payments.undone', { entry: 'return' }));
      }),
    [t, toast, attempt],
  );

  const giveBack = useCallback(
    async ({ id }: MatchedLine, { transactionId }: ReturnProposal) =>
      attempt(t('transactions.return.failed'), async () => {
        const { invoices } = await returnTransaction(id, transactionId, attemptKey());
        const [first] = invoices;
        const name = first ? invoiceText(t, first) : '';
        toast.success(t('transactions.return.done', { count: invoices.length, name }), {
          undo: () => void takeBack(id),
        });
      }),
    [t, toast, takeBack, attempt],
  );

  const all = useCallback(
    async (lines: readonly MatchedLine[]) => {
      const asked = await confirm({
        title: t('transactions.match.all.title', { count: lines.length }),
        body: t('transactions.match.all.body', { total: formatMoney(sumMoney(lines.map(({ rest }) => rest))) }),
        confirmLabel: t('transactions.match.all.confirm'),
        danger: false,
      });
      if (!asked) return;
      await attempt(t('transactions.match.failed'), async () => {
        const results = await matchCertain(
          lines.map(({ id }) => id),
          attemptKey(),
        );
        const done = results.filter((result) => result.done).length;
        const text = t('transactions.match.all.done', { done, left: results.length - done });
        if (done === results.length) toast.success(text);
        else toast.info(text);
      });
    },
    [t, formatMoney, confirm, toast, attempt],
  );
  return { one, all, giveBack, takeBack };
}

export interface OpenedLine {
  readonly line: MatchedLine;
  readonly dialog: 'match' | 'matches';
}

/** Actions of a transaction: accept the certain match, choose an invoice, show its payments. */
export function useMatchActions(
  match: ReturnType<typeof useMatch>,
  open: (opened: OpenedLine) => void,
): (line: MatchedLine) => readonly RowAction[] {
  const t = useT();
  const { formatDate } = useFormats();
  return useCallback(
    (line) => {
      const certain = certainOf(line);
      const back = matchState(line) === 'return' ? returnOf(line) : undefined;
      return [
        ...(certain
          ? [
              {
                id: 'certain',
                label: t('transactions.match.one', { name: invoiceText(t, certain) }),
                icon: <BadgeCheck aria-hidden />,
                inline: true,
                onSelect: () => void match.one(line, certain),
              },
            ]
          : []),
        ...(back
          ? [
              {
                id: 'return',
                label: t('transactions.return', { date: formatDate(back.date) }),
                icon: <Undo2 aria-hidden />,
                inline: true,
                onSelect: () => void match.giveBack(line, back),
              },
            ]
          : []),
        {
          id: 'match',
          label: t('transactions.match.choose'),
          icon: <Link2 aria-hidden />,
          inline: true,
          disabled: line.rest === 0 ? t('transactions.match.nothingLeft') : undefined,
          onSelect: () => open({ line, dialog: 'match' }),
        },
        {
          id: 'matches',
          label: t('transactions.matches'),
          icon: <ListChecks aria-hidden />,
          disabled: line.matched === 0 ? t('transactions.matches.none') : undefined,
          onSelect: () => open({ line, dialog: 'matches' }),
        },
      ];
    },
    [t, formatDate, match, open],
  );
}
