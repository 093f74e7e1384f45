import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../i18n/index.ts';
import type { FormattingContext, TableColumn } from './columns/column.ts';
import { useFoundRows } from './use-found-rows.ts';

interface Invoice {
  readonly id: number;
  readonly reference: string;
}
const rows: readonly Invoice[] = [
  { id: 12, reference: '100001200012' },
  { id: 13, reference: '100001300041' },
];
const columns: readonly TableColumn<Invoice>[] = [
  { id: 'id', header: 'x', kind: 'id', value: ({ id }) => id, spellings: ({ reference }) => [reference] },
];
const context: FormattingContext = { t: (key) => key, formats: formatsOf('fr') };
const found = (query: string) =>
  renderHook(() => useFoundRows(rows, columns, context, query)).result.current.map(({ id }) => id);

describe('other spellings of a cell', () => {
  it.each(['100001200012', '+++100/0012/00012+++', '100 0012 00012'])('finds a row by its whole spelling %s', (query) =>
    expect(found(query)).toEqual([12]),
  );

  it.each(['1000012', '+++', '/'])('finds no row by %s, a part of a spelling or signs alone', (query) =>
    expect(found(query)).toEqual([]),
  );
});
