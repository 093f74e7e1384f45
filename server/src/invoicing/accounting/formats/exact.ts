import type { BookEntry } from '@navette/shared/accounting';
import { xmlText } from '@navette/shared/domain';
import { JOURNAL_CODES, signed } from './cells.ts';

/** TransactionType of eExact: 20 sale, 21 its credit note, 30 purchase, 40 cash flow, 90 other. */
const TYPES: Readonly<Record<BookEntry['journal'], string>> = {
  sales: '20',
  salesCredits: '21',
  purchases: '30',
  settlements: '90',
  bank: '40',
  cash: '40',
  other: '90',
};

function transaction(entry: BookEntry, index: number): string {
  const { date, party } = entry;
  const lines = entry.lines.map((line, number) => {
    const account = line.ofParty
      ? `<Account code="${xmlText(party.code)}"><Name>${xmlText(party.name)}</Name></Account>`
      : '';
    return `<GLTransactionLine type="${TYPES[entry.journal]}" linetype="0" line="${number + 1}" status="20"><Date>${date}</Date><FinYear number="${date.slice(0, 4)}"/><FinPeriod number="${Number(date.slice(5, 7))}"/><GLAccount code="${line.account}"/><Description>${xmlText(entry.text)}</Description>${account}<Amount><Currency code="EUR"/><Value>${signed(line)}</Value></Amount><References><InvoiceNumber>${xmlText(entry.document)}</InvoiceNumber></References></GLTransactionLine>`;
  });
  return `<GLTransaction entry="${index + 1}"><TransactionType number="${TYPES[entry.journal]}"/><Journal code="${JOURNAL_CODES[entry.journal]}"/><Date>${date}</Date>${lines.join('')}</GLTransaction>`;
}

/** GLTransactions of the eExact XML, which Exact Online imports. */
export const exactFile = (entries: readonly BookEntry[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<eExact xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="eExact-XML.xsd"><GLTransactions>\n${entries.map(transaction).join('\n')}\n</GLTransactions></eExact>\n`;
