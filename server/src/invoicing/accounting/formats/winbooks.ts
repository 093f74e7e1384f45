import type { BookEntry, BookParty, Journal } from '@navette/shared/accounting';
import { enterpriseNumberText } from '@navette/shared/domain';
import { JOURNAL_CODES, plain, signed } from './cells.ts';

/** Supplier with what a file of third parties needs. */
export interface BookSupplier {
  readonly id: number;
  readonly name: string;
  readonly cn: string | null;
  readonly bank_account: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** DBKTYPE: 0 purchase, 1 its credit note, 2 sale, 3 its credit note, 4 financial, 5 miscellaneous. */
const TYPES: Readonly<Record<Journal, string>> = {
  sales: '2',
  salesCredits: '3',
  purchases: '0',
  settlements: '5',
  bank: '4',
  cash: '4',
  other: '5',
};

const row = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');
const compact = (date: string | null): string => (date ?? '').replaceAll('-', '');
const digits = (document: string): string => document.replaceAll(/\D/gu, '').slice(-10);

/** The 36 fields of a line of ACT.TXT in their order; VAT, currency, matching and state stay empty. */
function actRows(entry: BookEntry): string[] {
  const { party, journal } = entry;
  return entry.lines.map((line, index) => {
    const type = line.ofParty ? (party.role === 'customer' ? '1' : '2') : '3';
    const filled = [
      type,
      JOURNAL_CODES[journal],
      TYPES[journal],
      digits(entry.document),
      String(index + 1).padStart(3, '0'),
      '',
      line.account.slice(0, 8),
      line.ofParty ? party.code : '',
      '',
      entry.date.slice(5, 7),
      compact(entry.date),
      compact(entry.date),
      compact(line.ofParty ? entry.dueDate : null),
      plain(entry.text, 40),
      '',
      '0',
      signed(line),
    ];
    return row([...filled, ...Array<string>(FIELDS - filled.length).fill('')]);
  });
}

const FIELDS = 36;

/** NUMBER, TYPE, NAME1, NAME2, CIVNAME1, CIVNAME2, ADRESS1, ADRESS2, VATCAT, COUNTRY, VATNUMBER, PAYCODE, TELNUMBER, FAXNUMBER, BNKACCNT, ZIPCODE, CITY. */
function csfRow(party: BookParty, supplier: BookSupplier | undefined): string {
  const cells = [
    party.code,
    party.role === 'customer' ? '1' : '2',
    plain(party.name, 40),
    '',
    '',
    '',
    plain(supplier?.address ?? '', 40),
    '',
    '3',
    'BE',
    enterpriseNumberText(supplier?.cn ?? ''),
    '',
    '',
    '',
    supplier?.bank_account ?? '',
    plain(supplier?.zip ?? '', 10),
    plain(supplier?.city ?? '', 40),
  ];
  return row(cells);
}

/** Import files of WinBooks: the entries, and the third parties they name. */
export function winbooksFiles(entries: readonly BookEntry[], suppliers: readonly BookSupplier[]) {
  const bySupplier = new Map(suppliers.map((supplier) => [`F${supplier.id}`, supplier]));
  const parties = new Map(entries.map(({ party }) => [`${party.role} ${party.code}`, party] as const));
  return {
    'ACT.TXT': `${entries.flatMap(actRows).join('\r\n')}\r\n`,
    'CSF.TXT': `${[...parties.values()].map((party) => csfRow(party, bySupplier.get(party.code))).join('\r\n')}\r\n`,
  };
}
