import { expect, it, vi } from 'vitest';
import type { RowAction } from '../rows/row-action.ts';
import { mostInline } from './use-column-layout.ts';

const action = (id: string, inline: boolean): RowAction => ({ id, label: id, icon: null, inline, onSelect: () => {} });

it('makes room for the row with the most inline actions, not for the first one', () => {
  const rows = [['show'], ['show', 'edit'], []];
  expect(mostInline(rows, (row) => [...row.map((id) => action(id, true)), action('menu', false)])).toBe(2);
});

it('asks some rows of a long list, from its beginning to its end', () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => index);
  const actionsOf = vi.fn((index: number) => (index > 29_000 ? [action('edit', true)] : []));
  expect(mostInline(rows, actionsOf)).toBe(1);
  expect(actionsOf.mock.calls.length).toBeLessThanOrEqual(500);
});
