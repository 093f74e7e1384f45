import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAwaitedTrip } from './pointer.ts';

const there = new Set<number>();
const led: string[] = [];
const goTo = (id: number) => led.push(`to ${String(id)}`);
const select = (id: number) => led.push(`select ${String(id)}`);
beforeEach(() => {
  vi.useFakeTimers();
  there.clear();
  led.length = 0;
});
afterEach(() => vi.useRealTimers());
const awaited = () => createAwaitedTrip((id) => there.has(id));

it('focuses a trip at once when the board has it', () => {
  there.add(3);
  awaited().lead(3, goTo);
  expect(led).toEqual(['to 3']);
});

it('focuses the trip that was asked for last, once, as soon as the board has it', () => {
  const trip = awaited();
  trip.lead(3, goTo);
  trip.lead(4, select);
  there.add(3);
  trip.check();
  expect(led).toEqual([]);
  there.add(4);
  trip.check();
  trip.check();
  expect(led).toEqual(['select 4']);
});

it('an awaited trip is not focused after another request or after the timeout', () => {
  const trip = awaited();
  trip.lead(3, goTo);
  trip.drop();
  there.add(3);
  trip.check();
  trip.lead(4, goTo);
  vi.advanceTimersByTime(11_000);
  there.add(4);
  trip.check();
  expect(led).toEqual([]);
});
