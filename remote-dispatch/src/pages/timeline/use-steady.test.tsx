import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sameList, useSteady } from './use-timeline.ts';

const same = sameList<number>((one, other) => one === other);
const steady = (first: readonly number[]) =>
  renderHook(({ value }) => useSteady(value, same), { initialProps: { value: first } });

it('keeps the same object while the value is equal, and returns the new one when it differs', () => {
  const first = [1, 2];
  const { result, rerender } = steady(first);
  rerender({ value: [1, 2] });
  expect(result.current).toBe(first);
  const next = [1, 2, 3];
  rerender({ value: next });
  expect(result.current).toBe(next);
  rerender({ value: [2, 1, 3] });
  expect(result.current).toEqual([2, 1, 3]);
});
