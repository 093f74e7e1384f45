import { useFormats, useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { BadgeCheck, Link2, ListChecks, Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { invoiceText } from '../../../entities/account/invoice-names.ts';
import { certainOf, type MatchedLine, matchState, returnOf } from './matched-line.ts';
import type { useMatch } from './use-match.ts';

/** Transaction of an open dialog. */
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
