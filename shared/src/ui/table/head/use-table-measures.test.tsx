import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTableMeasures } from './use-table-measures.ts';

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

it('a list in another font is measured in it', () => {
  const one = renderHook(() => useTableMeasures(listIn('Inter'), 'compact')).result.current;
  const other = renderHook(() => useTableMeasures(listIn('Georgia'), 'compact')).result.current;
  expect(other).not.toBe(one);
});
