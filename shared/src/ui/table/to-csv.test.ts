import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../i18n/index.ts';
import type { TableColumn } from './columns/column.ts';
import { csvOfRows } from './toolbar/export-menu.tsx';
import { type CsvCell, toCsv } from './to-csv.ts';

/** One cell as the export writes it, after the line of headings. */
const csvCell = (cell: CsvCell): string => toCsv(['head'], [[cell]]).slice('\uFEFFsep=,\n"head"\n'.length, -1);

describe('an export', () => {
  it('starts a CSV with byte order mark and separator line, quotes every cell and ends lines with \\n', () => {
    expect(
      toCsv(
        ['id', 'client'],
        [
          [12, 'Dupont'],
          [13, 'say "hi", twice'],
        ],
      ),
    ).toBe('\uFEFFsep=,\n"id","client"\n"12","Dupont"\n"13","say ""hi"", twice"\n');
  });

  it('writes the decimal comma on demand, with the semicolon as separator', () => {
    const cells = [1.5, { amount: 1234.5 }, 'a;b'] as const;
    expect(toCsv(['x'], [cells])).toBe('\uFEFFsep=,\n"x"\n"1.5","1234.50","a;b"\n');
    expect(toCsv(['x'], [cells], ',')).toBe('\uFEFFsep=;\n"x"\n"1,5";"1234,50";"a;b"\n');
  });

  it.each([
    '=1+1',
    '+cmd',
    '-cmd',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '\n@x',
    '＝1+1',
    '＠x',
    '\u200B=1',
    '\uFEFF\u2060 ＋1',
    '=HYPERLINK("http://x")',
  ])('escapes %j in a CSV against formula injection', (text) => {
    expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  });

  it.each([
    ['-12,5', '-12,5'],
    ['+32475123456', '+32475123456'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('leaves %j as it is', (text, written) => {
    expect(csvCell(text)).toBe(`"${written}"`);
  });

  it('exports numbers as numbers in a CSV, also negative ones', () => {
    expect(csvCell(-12.5)).toBe('"-12.5"');
  });

  it('exports ordinary spaces in place of no-break ones, so that a spreadsheet can parse grouped numbers', () => {
    expect(csvCell('1\u202F250,50\u00A0€')).toBe('"1 250,50 €"');
  });
});

interface Trip {
  readonly id: number;
  readonly date: string;
  readonly price: number | null;
  readonly status: number;
}
const columns: readonly TableColumn<Trip>[] = [
  { id: 'id', header: 'id', kind: 'id', value: ({ id }) => id },
  { id: 'date', header: 'date', kind: 'date', value: ({ date }) => date, hidden: true },
  { id: 'price', header: '€', hint: 'price', kind: 'amount', value: ({ price }) => price },
  { id: 'status', header: 'status', value: ({ status }) => status, csv: false },
];

describe('the export of a list', () => {
  it('exports every column except those that opt out, dates as DD/MM/YYYY and amounts with a decimal point', () => {
    const context = { t: (key: string) => key, formats: formatsOf('fr') };
    const rows = [
      { id: 12, date: '2026-03-10', price: 1250.5, status: 1 },
      { id: 13, date: '2026-03-11', price: null, status: 0 },
    ];
    expect(csvOfRows(columns, rows, context)).toBe(
      '\uFEFFsep=,\n"id","date","price"\n"12","10/03/2026","1250.50"\n"13","11/03/2026",""\n',
    );
  });

  it('exports the word of a code, and numbers with a unit as numbers', () => {
    const context = { t: (key: string) => key, formats: formatsOf('fr') };
    const answers: readonly TableColumn<{ readonly answer: number; readonly km: number }>[] = [
      {
        id: 'answer',
        header: 'answer',
        value: ({ answer }) => answer,
        text: ({ answer }) => ['asked', 'yes'][answer] ?? '',
      },
      { id: 'km', header: 'km', kind: 'number', value: ({ km }) => km, text: ({ km }) => `${String(km)} km` },
    ];
    expect(csvOfRows(answers, [{ answer: 1, km: 12 }], context)).toBe('\uFEFFsep=,\n"answer","km"\n"yes","12"\n');
  });
});
