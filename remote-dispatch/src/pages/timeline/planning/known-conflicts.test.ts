import { unavailableSlots } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { createConflictFinder } from './use-trip-conflicts.ts';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';

const trip = (changes: Partial<TimelineBooking>) =>
  timelineTrip(sampleBooking({ pick_time: '09:15', ap_time: '10:00', accepted: 2, ...changes })).planned;
const [first, second, other, otherToo] = [
  trip({ id: 1, driverId: 3 }),
  trip({ id: 2, driverId: 3 }),
  trip({ id: 3, driverId: 4 }),
  trip({ id: 4, driverId: 4 }),
];
const free = unavailableSlots([]);

it('finds the conflicts of a driver again when one of the trips changed, and keeps those of another driver', () => {
  const find = createConflictFinder();
  const before = find([first, second, other, otherToo], free);
  expect(new Set(before.keys())).toEqual(new Set([1, 2, 3, 4]));
  const after = find(
    [first, trip({ id: 2, driverId: 3, pick_time: '15:15', ap_time: '16:00' }), other, otherToo],
    free,
  );
  expect(new Set(after.keys())).toEqual(new Set([3, 4]));
  expect(after.get(3)).toBe(before.get(3));
});

it('finds the conflicts of all drivers again when they are unavailable at other times', () => {
  const find = createConflictFinder();
  expect(find([first], free).size).toBe(0);
  const away = unavailableSlots([{ driverId: 3, date: first.date, available: '1' }]);
  expect(find([first], away).get(1)).toEqual([expect.objectContaining({ kind: 'unavailable' })]);
});

it('forgets a trip that is gone', () => {
  const find = createConflictFinder();
  find([first, second], free);
  expect(find([first], free).size).toBe(0);
});
