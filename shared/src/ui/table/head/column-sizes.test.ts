import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../i18n/index.ts';
import type { CellValue, ColumnKind, TableColumn } from '../columns/column.ts';
import { columnSize, fittingColumns, leastWidth, sharedWidths } from './column-sizes.ts';

interface Trip {
  readonly [column: string]: CellValue;
}

const context = { t: (key: string) => key, formats: formatsOf('fr') };
/** Ten px a letter, so that widths can be told by counting. */
const measures = { heading: (text: string) => text.length * 10, cell: (text: string) => text.length * 10 };
const PADDING = 18;

const column = (id: string, more: Partial<TableColumn<Trip>> = {}): TableColumn<Trip> => ({
  id,
  header: id,
  value: (row) => row[id],
  ...more,
});
const sizeOf = (one: TableColumn<Trip>, rows: readonly Trip[], sorted = false) =>
  columnSize(one, rows, context, measures, sorted);
const sized = (columns: readonly TableColumn<Trip>[], rows: readonly Trip[], asked: readonly string[] = []) =>
  columns.map((one) => ({ column: one, size: sizeOf(one, rows), asked: asked.includes(one.id) }));
const idsOf = (columns: readonly { readonly column: TableColumn<Trip> }[]) => columns.map(({ column: { id } }) => id);

const long = 'Cliniques universitaires Saint-Luc';

describe('the size of a column', () => {
  it('the size of a column is that of its longest text, and at least that of its heading', () => {
    const rows = [{ client: 'Eva' }, { client: 'Maximilien' }];
    expect(sizeOf(column('client'), rows).full).toBe(100 + PADDING);
    expect(sizeOf(column('destination'), [{ destination: 'X' }]).full).toBe(110 + PADDING);
    expect(sizeOf(column('destination'), [{ destination: 'X' }], true).full).toBe(110 + PADDING + 18);
  });

  it.each<[ColumnKind, CellValue]>([
    ['money', 123_456_789.5],
    ['date', '2026-03-10'],
    ['id', 1_234_567_890],
  ])('never cuts a %s', (kind, value) => {
    const { least, full } = sizeOf(column('a', { kind }), [{ a: null }, { a: value }]);
    expect(least).toBe(full);
    expect(full).toBeGreaterThan(100);
  });

  it('finds the widest number in rows outside the sample', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ price: index === 4321 ? -98_765_432.1 : 1 }));
    expect(sizeOf(column('price', { kind: 'amount' }), rows).full).toBeGreaterThanOrEqual(13 * 10 + PADDING);
  });

  it('finds the text of the one row in thousands that has any', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ status: index === 4321 ? 'confirmed trip' : '' }));
    expect(sizeOf(column('status', { whole: true }), rows).least).toBe(140 + PADDING);
  });

  it('adds the width of drawn elements beside the text of a cell', () => {
    const rows = [{ status: 'confirmed trip' }];
    expect(sizeOf(column('status', { extra: 24, whole: true }), rows).least).toBe(140 + 24 + PADDING);
  });

  it('adds the width of the elements of the row that has most of them', () => {
    const rows = [{ icons: 0 }, { icons: 3 }, { icons: 1 }].map((row) => ({ ...row, status: 'confirmed trip' }));
    const extra = ({ icons }: Trip) => 24 * Number(icons);
    expect(sizeOf(column('status', { extra, whole: true }), rows).least).toBe(140 + 72 + PADDING);
  });

  it('shrinks below its heading when all cells are empty', () => {
    const empty = sizeOf(column('certificate'), [{ certificate: null }, { certificate: '' }]);
    expect(empty).toEqual({ least: 40, usual: 110 + PADDING, full: 110 + PADDING, empty: true });
  });
});

describe('sharing the width of a list', () => {
  const columns = [
    column('date', { kind: 'date' }),
    column('client', { grow: 3 }),
    column('driver'),
    column('destination', { grow: 3 }),
    column('remarks', { hideBelow: 1280 }),
  ];
  const rows = [
    {
      date: '2026-03-10',
      client: 'Éléonore Dubois',
      driver: 'Jean-Christophe Vandenbroucke',
      destination: long,
      remarks: null,
    },
  ];

  it('gives every column its whole text where there is room, and the rest to the important ones', () => {
    const [date, client, driver, destination, remarks] = sharedWidths(sized(columns, rows), 1600);
    expect(date).toBe(100 + PADDING);
    expect(remarks).toBe(70 + PADDING);
    expect(client).toBeGreaterThan(150 + PADDING);
    expect(destination).toBeGreaterThan(long.length * 10 + PADDING);
    expect((client ?? 0) - 168).toBeGreaterThan((driver ?? 0) - 308);
  });

  it('grows client and destination before the driver where there is not', () => {
    const shown = sized(columns.slice(0, 4), rows);
    const [date, client, driver, destination] = sharedWidths(shown, 780);
    expect(date).toBe(100 + PADDING);
    expect(client).toBe(150 + PADDING);
    expect(destination).toBe(long.length * 10 + PADDING);
    expect(driver).toBeLessThan(29 * 10);
  });

  it('never distributes more than the width', () => {
    for (const room of [500, 700, 900, 1100, 1500]) {
      const widths = sharedWidths(sized(columns, rows), room);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(
        Math.max(room, leastWidth(sized(columns, rows))),
      );
    }
  });

  it('shows the short heading of an empty column whole before it lengthens the important ones', () => {
    const [client, parking] = sharedWidths(
      sized([column('client', { grow: 3 }), column('parking')], [{ client: long, parking: null }]),
      320,
    );
    expect(parking).toBe(70 + PADDING);
    expect(client).toBe(320 - 70 - PADDING);
  });

  it('hides optional columns without room, the empty ones first, and shows them again with room', () => {
    const optional = [
      column('name'),
      column('email', { hideBelow: 1024 }),
      column('car', { hideBelow: 1680 }),
      column('zones', { hideBelow: 768 }),
    ];
    const people = [{ name: 'Jan Janssens', email: 'jan@navette.example', car: 'Skoda', zones: null }];
    expect(idsOf(fittingColumns(sized(optional, people), 2000))).toEqual(['name', 'email', 'car', 'zones']);
    expect(idsOf(fittingColumns(sized(optional, people), 390))).toEqual(['name', 'email', 'car']);
    expect(idsOf(fittingColumns(sized(optional, people), 320))).toEqual(['name', 'email']);
    expect(idsOf(fittingColumns(sized(optional, people), 100))).toEqual(['name']);
    expect(idsOf(fittingColumns(sized(optional, people, ['car']), 100))).toEqual(['name', 'car']);
  });
});
