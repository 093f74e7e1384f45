import { expect, it } from 'vitest';
import { clockAt } from '../model/board-time.ts';
import { slotSpans } from './board-items.ts';

it('joins adjacent unavailable slots into one span', () => {
  const spans = slotSpans({ driverId: 3, date: '2026-03-10', available: '0,1,4' });
  expect(spans.map(({ start, end }) => `${clockAt(start).time}-${clockAt(end).time}`)).toEqual([
    '07:00-11:00',
    '15:00-17:00',
  ]);
});
