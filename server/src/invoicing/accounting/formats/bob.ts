import type { BookEntry } from '@navette/shared/accounting';
import { dateText, JOURNAL_CODES, plain, signed } from './cells.ts';

const HEAD = [
  'TDBK',
  'TFYEAR',
  'TYEAR',
  'TMONTH',
  'TDOCNO',
  'TDOCLINE',
  'TTYPELINE',
  'TDOCDATE',
  'TDUEDATE',
  'TACTTYPE',
  'TACCOUNT',
  'TCOMPAN',
  'TAMOUNT',
  'TREMINT',
] as const;

/** Lines of all journals for the parameterised ASCII import of BOB: the first line names the fields, semicolons separate them. */
export function bobFile(entries: readonly BookEntry[]): string {
  const rows = entries.flatMap((entry, index) =>
    entry.lines.map((line, number) => [
      JOURNAL_CODES[entry.journal],
      entry.date.slice(0, 4),
      entry.date.slice(0, 4),
      entry.date.slice(5, 7),
      entry.document.replaceAll(/\D/gu, '').slice(-8) || String(index + 1),
      String(number + 1),
      line.ofParty ? (entry.party.role === 'customer' ? 'C' : 'S') : 'G',
      dateText(entry.date),
      dateText(entry.dueDate),
      line.ofParty ? (entry.party.role === 'customer' ? 'C' : 'S') : 'A',
      line.account,
      line.ofParty ? entry.party.code : '',
      signed(line),
      plain(`${entry.document} ${entry.text}`, 40),
    ]),
  );
  return `${[HEAD, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
