import type { BookEntry } from '@navette/shared/accounting';
import { moneyText } from '@navette/shared/domain';
import { dateText, JOURNAL_CODES, quoted, signed } from './cells.ts';

const BOM = '\uFEFF';

/** Every line of the journals with its entry, for spreadsheets: the CSV of the suite (specification/formats.md#csv). */
export function linesFile(entries: readonly BookEntry[]): string {
  const head = ['journal', 'date', 'document', 'dueDate', 'account', 'party', 'name', 'text', 'debit', 'credit'];
  const rows = entries.flatMap((entry) =>
    entry.lines.map(({ account, debit, credit, ofParty }) => [
      quoted(JOURNAL_CODES[entry.journal]),
      quoted(dateText(entry.date)),
      quoted(entry.document),
      quoted(dateText(entry.dueDate)),
      quoted(account),
      quoted(ofParty ? entry.party.code : ''),
      quoted(ofParty ? entry.party.name : ''),
      quoted(entry.text),
      `"${moneyText(debit)}"`,
      `"${moneyText(credit)}"`,
    ]),
  );
  return `${BOM}sep=,\n${[head.map(quoted), ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

/** Lines for an import into Octopus: semicolons, decimal comma, one signed amount, and the external number of the relation. */
export function octopusFile(entries: readonly BookEntry[]): string {
  const head = [
    'Dagboek',
    'Boekjaar',
    'Periode',
    'Stuk',
    'Datum',
    'Vervaldatum',
    'Relatie',
    'Rekening',
    'Bedrag',
    'Omschrijving',
  ];
  const rows = entries.flatMap((entry, index) =>
    entry.lines.map((line) => [
      JOURNAL_CODES[entry.journal],
      entry.date.slice(0, 4),
      String(Number(entry.date.slice(5, 7))),
      String(index + 1),
      dateText(entry.date),
      dateText(entry.dueDate),
      line.ofParty ? entry.party.code : '',
      line.account,
      signed(line).replace('.', ','),
      `${entry.document} ${entry.text}`,
    ]),
  );
  return `${BOM}${[head, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
}
