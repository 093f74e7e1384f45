import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useElementWidth } from './use-column-layout.ts';

const elementOf = (width: number) => {
  const element = document.createElement('div');
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(width);
  return { current: element };
};

it('a width is known at once where the element before was as wide, and is drawn once', () => {
  renderHook(() => useElementWidth(elementOf(700)));
  const drawn: number[] = [];
  const scroller = elementOf(700);
  renderHook(() => drawn.push(useElementWidth(scroller)));
  expect(drawn).toEqual([700]);
});

it('a width other than that of the element before is measured', () => {
  const scroller = elementOf(400);
  const { result } = renderHook(() => useElementWidth(scroller));
  expect(result.current).toBe(400);
});
