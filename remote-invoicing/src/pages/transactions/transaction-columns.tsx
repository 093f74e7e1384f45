import { ibanText, isIban, ogmText, invoiceNumber } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { type TableColumn, type FormattingContext, StatusCell } from '@navette/shared/ui-table';
import { type MatchedLine, MATCH_STATES, matchState, returnOf } from '../../entities/bank-line/bank-lines.ts';
import { LINE_STYLES } from '../../entities/bank-line/line-status.ts';

const accountText = (account: string | null) =>
  account !== null && isIban(account) ? ibanText(account) : (account ?? '');
const WENT_OUT = { color: 'var(--chakra-colors-fg-error)' } as const;

/** Maximum letters of a name in the list: the column is never truncated, and a longer one would take the space of the communication. */
const MOST_NAME = 48;
const shortName = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > MOST_NAME ? `${letters.slice(0, MOST_NAME - 1).join('')}…` : name;
};

/** Matched or proposed invoices of a transaction. */
const matchColumn: TableColumn<MatchedLine> = {
  id: 'match',
  header: messageKey('transactions.match'),
  value: (line) => MATCH_STATES.indexOf(matchState(line)),
  text: (line, context) => matchText(line, context, shortName),
  cell: (line, context) => (
    <span title={matchText(line, context)}>
      <StatusCell
        status={LINE_STYLES[matchState(line)]}
        context={{ ...context, t: () => matchText(line, context, shortName) }}
      />
    </span>
  ),
  extra: 24,
  whole: true,
  // Fits most proposals, so that the columns stay where they are when these arrive.
  minWidth: 240,
  grow: 2,
  fixed: true,
  groups: (line) => matchState(line),
  csv: matchText,
};

/** Date, account, amount, detail and reference (specification/payments.md#bank-transactions), then the other columns of the bank. */
export const transactionColumns: readonly TableColumn<MatchedLine>[] = [
  {
    id: 'date',
    header: messageKey('transactions.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'account',
    whole: true,
    header: messageKey('transactions.account'),
    value: ({ account }) => account,
    groups: true,
    text: ({ account }) => accountText(account),
    hideBelow: 1024,
  },
  {
    id: 'amount',
    header: messageKey('transactions.amount'),
    kind: 'money',
    value: ({ amount }) => amount,
    cell: ({ amount }, { formats }) => (
      <span style={amount < 0 ? WENT_OUT : undefined}>{formats.formatMoney(amount)}</span>
    ),
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'detail',
    header: messageKey('transactions.detail'),
    value: ({ detail }) => detail,
    // Fits a structured communication.
    minWidth: 148,
    grow: 3,
  },
  {
    id: 'ref',
    whole: true,
    header: messageKey('transactions.ref'),
    hint: messageKey('transactions.ref.hint'),
    value: ({ ref }) => ref,
  },
  matchColumn,
  {
    id: 'counterparty',
    header: messageKey('transactions.counterparty'),
    value: ({ counterparty }) => counterparty,
    hideBelow: 1280,
    groups: true,
  },
  {
    id: 'structured',
    whole: true,
    header: messageKey('transactions.structured'),
    value: ({ structured }) => structured,
    text: ({ structured }) => (structured === null ? '' : ogmText(structured)),
    csv: ({ structured }) => (structured === null ? '' : ogmText(structured)),
    hidden: true,
  },
  {
    id: 'source',
    header: messageKey('transactions.source'),
    value: ({ source }) => source,
    groups: true,
    hidden: true,
  },
];

/** "Certain: 000123 Maes Jean". */
function matchText(
  line: MatchedLine,
  { t, formats }: FormattingContext,
  nameOf: (name: string) => string = (name) => name,
): string {
  const state = matchState(line);
  const [best] = line.proposals;
  const word = t(LINE_STYLES[state].label);
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
