import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { tripsOf, loadedRange, sameList, useSteady } from './use-timeline.ts';
import { renderHook } from '@testing-library/react';

const [early, late] = [
  sampleBooking({ id: 1, pick_time: '08:00', ap_time: '08:30' }),
  sampleBooking({ id: 2, pick_time: '11:00', ap_time: '12:00' }),
];

it('sorts trips by start and returns the same object for the same booking', () => {
  expect(tripsOf([late, early]).map(({ id }) => id)).toEqual([1, 2]);
  expect(tripsOf([late, early])[0]).toBe(tripsOf([early])[0]);
});

it('loads yesterday to 21 days ahead, and the week around a shown day outside of them', () => {
  expect(loadedRange('2026-03-11', '2026-03-20')).toEqual({ start: '2026-03-10', end: '2026-04-01' });
  expect(loadedRange('2026-03-11', '2026-05-04')).toEqual({ start: '2026-04-27', end: '2026-05-11' });
});

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
