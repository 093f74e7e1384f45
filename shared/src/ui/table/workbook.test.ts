import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatsOf, type Locale } from '../../i18n/index.ts';
import type { CellValue, ColumnKind, TableColumn } from './columns/column.ts';
import { sheetOfRows } from './toolbar/export-menu.tsx';
import { workbookOf, workbookCell } from './workbook.ts';

const contextOf = (locale: Locale) => ({ t: (key: string) => `${locale}:${key}`, formats: formatsOf(locale) });
const cellOf = (value: CellValue, kind: ColumnKind, locale: Locale = 'fr') => {
  const column: TableColumn<object> = { id: 'x', header: 'x', kind, value: () => value };
  return workbookCell(column, {}, contextOf(locale));
};

it('the cells of a workbook are numbers with the format of money, in the order of the language', () => {
  expect(cellOf(12.5, 'money')).toEqual({
    type: 'number',
    value: 12.5,
    format: expect.stringMatching(/^#,##0\.00\s"€"$/u),
  });
  expect(cellOf(12.5, 'money', 'en')).toMatchObject({ format: '"€"#,##0.00' });
  expect(cellOf(12.5, 'amount')).toEqual({ type: 'number', value: 12.5, format: '#,##0.00' });
  expect(cellOf(1234, 'id')).toMatchObject({ format: '0' });
});

it('a workbook stores days and clock times in Brussels as values that a spreadsheet calculates with', () => {
  expect(cellOf('2026-03-10', 'date')).toEqual({
    type: 'date',
    value: new Date('2026-03-10T00:00Z'),
    format: 'dd/mm/yyyy',
  });
  expect(cellOf('2026-07-01T22:30:00Z', 'instant')).toMatchObject({ value: new Date('2026-07-02T00:30Z') });
  expect(cellOf('06:00', 'time')).toEqual({ type: 'number', value: 0.25, format: 'hh:mm' });
});

it('a workbook stores a day that no spreadsheet supports as text', () => {
  expect(cellOf('1899-12-31', 'date')).toEqual({ type: 'text', value: '31/12/1899' });
  expect(cellOf('soon', 'date')).toMatchObject({ type: 'text' });
});

it('a workbook leaves missing values empty, and writes a flag as yes in the language of the user', () => {
  expect(cellOf(null, 'text')).toBeUndefined();
  expect(cellOf(true, 'flag', 'nl')).toEqual({ type: 'text', value: 'nl:shared.yes' });
});

interface Trip {
  readonly client: string;
  readonly price: number;
}

describe('a workbook', () => {
  const columns: readonly TableColumn<Trip>[] = [
    { id: 'client', header: 'short', hint: 'client', value: ({ client }) => client, hidden: true },
    { id: 'price', header: 'price', kind: 'amount', value: ({ price }) => price },
    { id: 'icon', header: 'icon', csv: false, value: () => '' },
  ];
  const partsOf = async (rows: readonly Trip[]) => {
    const file = await workbookOf(sheetOfRows(columns, rows, contextOf('nl')));
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    return { sheet: read('xl/worksheets/sheet1.xml'), texts: read('xl/sharedStrings.xml') };
  };

  it('a workbook has the headings of the screen, and every column that is exported', async () => {
    const { texts } = await partsOf([{ client: 'Maes', price: 12.5 }]);
    expect([...texts.matchAll(/<t[^>]*>([^<]*)/gu)].map(([, text]) => text)).toEqual(['nl:client', 'nl:price', 'Maes']);
  });

  it('stores a text that looks like a formula as text', async () => {
    const { sheet, texts } = await partsOf([{ client: '=HYPERLINK("x")', price: 1 }]);
    expect(texts).toContain('=HYPERLINK(');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c r="A2"[^>]* t="s">/u);
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>1<\/v>/u);
  });

  it('names the list and its filters above the headings, and has the totals as numbers below the lines', async () => {
    const about = {
      title: 'Invoices',
      facts: ['01/03/2026–31/03/2026'],
      totals: [{ label: 'Total', cell: { type: 'number', value: 12.5, format: '#,##0.00' } }],
    } as const;
    const sheet = { ...sheetOfRows(columns, [{ client: 'Maes', price: 12.5 }], contextOf('nl')), about };
    const parts = unzipSync(new Uint8Array(await (await workbookOf(sheet)).arrayBuffer()));
    const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    const texts = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)/gu)].map(([, text]) => text);
    expect(texts).toEqual(['Invoices', '01/03/2026–31/03/2026', 'nl:client', 'nl:price', 'Maes', 'Total']);
    expect(read('xl/worksheets/sheet1.xml')).toMatch(
      /ySplit="4"[^]*<c r="B5"[^>]*><v>12.5<[^]*<c r="B7"[^>]*><v>12.5</u,
    );
  });

  it('freezes the headings', async () => {
    expect((await partsOf([])).sheet).toContain('ySplit="1"');
  });
});
