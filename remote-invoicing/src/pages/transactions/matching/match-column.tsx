import { invoiceNumber } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { type FormattingContext, StatusCell, type TableColumn } from '@navette/shared/ui-table';
import { BadgeCheck, CircleCheck, CircleDashed, CircleHelp, CirclePercent, LoaderCircle, Undo2 } from 'lucide-react';
import { MATCH_STATES, type MatchedLine, matchState, type MatchState, returnOf } from './matched-line.ts';

/** Style of a transaction by its match state. */
const STYLES: Readonly<Record<MatchState, StatusStyle>> = {
  certain: { tone: 'success', icon: BadgeCheck, label: messageKey('transactions.match.certain') },
  proposed: { tone: 'info', icon: CircleHelp, label: messageKey('transactions.match.proposed') },
  partly: { tone: 'warning', icon: CirclePercent, label: messageKey('transactions.match.partly') },
  searching: { tone: 'muted', icon: LoaderCircle, label: messageKey('transactions.match.searching') },
  return: { tone: 'warning', icon: Undo2, label: messageKey('transactions.match.return') },
  returned: { tone: 'neutral', icon: Undo2, label: messageKey('transactions.match.returned') },
  none: { tone: 'muted', icon: CircleDashed, label: messageKey('transactions.match.none') },
  matched: { tone: 'neutral', icon: CircleCheck, label: messageKey('transactions.match.matched') },
};

/** Maximum letters of a name in the list: the column is never truncated, and a longer one would take the space of the communication. */
const MOST_NAME = 48;
const shortName = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > MOST_NAME ? `${letters.slice(0, MOST_NAME - 1).join('')}…` : name;
};

/** "Certain: 000123 Maes Jean". */
function matchText(
  line: MatchedLine,
  { t, formats }: FormattingContext,
  nameOf: (name: string) => string = (name) => name,
): string {
  const state = matchState(line);
  const [best] = line.proposals;
  const word = t(STYLES[state].label);
  const returned = state === 'return' ? returnOf(line) : undefined;
  if (returned) {
    const { date, counterparty } = returned;
    return [t('transactions.return', { date: formats.formatDate(date) }), nameOf(counterparty ?? '')]
      .filter(Boolean)
      .join(' · ');
  }
  if (state === 'partly') return t('transactions.match.rest', { rest: formats.formatMoney(line.rest) });
  return best && state !== 'matched' && state !== 'returned'
    ? `${word}${t('transactions.match.colon')}${invoiceNumber(best.invoiceId)} ${nameOf(best.name)}`
    : word;
}

/** Matched or proposed invoices of a transaction. */
export const matchColumn: TableColumn<MatchedLine> = {
  id: 'match',
  header: messageKey('transactions.match'),
  value: (line) => MATCH_STATES.indexOf(matchState(line)),
  text: (line, context) => matchText(line, context, shortName),
  cell: (line, context) => (
    <span title={matchText(line, context)}>
      <StatusCell
        status={STYLES[matchState(line)]}
        context={{ ...context, t: () => matchText(line, context, shortName) }}
      />
    </span>
  ),
  extra: 24,
  whole: true,
  grow: 2,
  fixed: true,
  groups: (line) => matchState(line),
  csv: matchText,
};
