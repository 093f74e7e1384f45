import { expect, it, vi, afterEach } from 'vitest';
import type { RowAction } from '../data-table-props.ts';
import { mostInline, useElementWidth, useTableMeasures } from './use-column-layout.ts';
import { renderHook } from '@testing-library/react';

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

const elementOf = (width: number) => {
  const element = document.createElement('div');
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(width);
  return { current: element };
};

it('reuses the width of the previous element at once, and renders once', () => {
  renderHook(() => useElementWidth(elementOf(700)));
  const drawn: number[] = [];
  const scroller = elementOf(700);
  renderHook(() => drawn.push(useElementWidth(scroller)));
  expect(drawn).toEqual([700]);
});

it('measures a width that differs from the previous element', () => {
  const scroller = elementOf(400);
  const { result } = renderHook(() => useElementWidth(scroller));
  expect(result.current).toBe(400);
});

const listIn = (fontFamily: string) => {
  const list = document.createElement('div');
  list.innerHTML = `<table><thead><tr><th style="font-family: ${fontFamily}; font-size: 12px">Client</th></tr></thead></table>`;
  document.body.append(list);
  return { current: list };
};

afterEach(() => document.body.replaceChildren());

it('a list has the measures of the list before it at once, and keeps them while the fonts stay', async () => {
  const first = renderHook(() => useTableMeasures(listIn('Inter'), 'compact'));
  const drawn: unknown[] = [];
  const scroller = listIn('Inter');
  renderHook(() => drawn.push(useTableMeasures(scroller, 'compact')));
  // Fonts are read again two frames later.
  await vi.waitFor(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(drawn).toEqual([first.result.current]);
});

it('measures a list in another font', () => {
  const one = renderHook(() => useTableMeasures(listIn('Inter'), 'compact')).result.current;
  const other = renderHook(() => useTableMeasures(listIn('Georgia'), 'compact')).result.current;
  expect(other).not.toBe(one);
});
