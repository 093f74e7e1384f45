import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../i18n/index.ts';
import type { FormattingContext, TableColumn } from './columns/column.ts';
import { searchText, useFoundRows } from './use-found-rows.ts';
import { renderHook } from '@testing-library/react';

interface Trip {
  readonly date: string;
  readonly client: string;
  readonly price: number;
  readonly note: string;
  readonly town: string;
}
const trip: Trip = { date: '2026-03-10', client: 'Éléonore Dubois', price: 1250.5, note: 'wheelchair', town: 'Elsene' };
const columns: readonly TableColumn<Trip>[] = [
  { id: 'date', header: 'x', kind: 'date', value: ({ date }) => date },
  { id: 'client', header: 'x', value: ({ client }) => client },
  { id: 'price', header: 'x', kind: 'amount', value: ({ price }) => price },
  { id: 'town', header: 'x', kind: 'place', value: ({ town }) => town },
  { id: 'note', header: 'x', value: ({ note }) => note, unsearched: true },
];
const context: FormattingContext = { t: (key) => key, formats: formatsOf('fr') };
const text = searchText(columns, context)(trip);

describe('searchable texts of a row', () => {
  it.each(['10/03/2026', 'eleonore', 'dubois', '1 250,50', 'ixelles', 'elsene'])(
    'finds a row by %s, as displayed or as another name of its municipality',
    (word) => {
      expect(text).toContain(word);
    },
  );

  it.each(['2026-03-10', 'wheelchair'])('does not find a row by %s, which is not displayed', (word) => {
    expect(text).not.toContain(word);
  });
});

interface Invoice {
  readonly id: number;
  readonly reference: string;
}
const rows: readonly Invoice[] = [
  { id: 12, reference: '100001200012' },
  { id: 13, reference: '100001300041' },
];
const invoiceColumns: readonly TableColumn<Invoice>[] = [
  { id: 'id', header: 'x', kind: 'id', value: ({ id }) => id, spellings: ({ reference }) => [reference] },
];
const found = (query: string) =>
  renderHook(() => useFoundRows(rows, invoiceColumns, context, { query, field: { current: null } })).result.current.map(
    ({ id }) => id,
  );

describe('other spellings of a cell', () => {
  it.each(['100001200012', '+++100/0012/00012+++', '100 0012 00012'])('finds a row by its whole spelling %s', (query) =>
    expect(found(query)).toEqual([12]),
  );

  it.each(['1000012', '+++', '/'])('finds no row by %s, a part of a spelling or signs alone', (query) =>
    expect(found(query)).toEqual([]),
  );
});
