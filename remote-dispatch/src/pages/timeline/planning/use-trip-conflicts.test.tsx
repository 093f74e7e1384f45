import { vehicleOf, unavailableSlots } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';
import { useTripConflicts, createConflictFinder } from './use-trip-conflicts.ts';

const trip = (changes: Partial<TimelineBooking>) =>
  timelineTrip(sampleBooking({ pick_time: '09:15', ap_time: '10:00', accepted: 2, ...changes }));
const first = trip({ id: 1, driverId: 3 });
const second = trip({ id: 2, driverId: 4, pick_time: '09:30', ap_time: '10:15' });
const drivers = [
  { id: 3, firstname: 'Jan', lastname: 'Peeters', active: true, vehicle: vehicleOf({}) },
  { id: 4, firstname: 'Nadia', lastname: 'Lambert', active: true, vehicle: vehicleOf({}) },
  { id: 5, firstname: 'Luc', lastname: 'Ancien', active: false, vehicle: vehicleOf({}) },
];
const away = [{ driverId: 3, date: '2026-03-10', available: '1' }];
const conflicts = () => renderHook(() => useTripConflicts([first, second], drivers, away, 5)).result.current;

describe('useTripConflicts', () => {
  it('lists the conflicts of the stored trips', () => {
    expect([...conflicts().byTrip].map(([id, found]) => [id, found.map(({ kind }) => kind)])).toEqual([
      [1, ['unavailable']],
    ]);
  });

  it('finds the conflicts of another driver before the trip is saved', () => {
    expect(conflicts().ofChange({ id: 2, driverId: 3 })).toEqual([
      expect.objectContaining({ kind: 'unavailable', slot: 1 }),
      expect.objectContaining({ kind: 'overlap', bookingId: 1, minutes: 30 }),
    ]);
    expect(conflicts().ofChange({ id: 2, driverId: 5 })).toEqual([expect.objectContaining({ kind: 'inactive' })]);
  });

  it('finds that the vehicle of the new driver cannot carry the client', () => {
    const vehicle = { carriesWheelchair: true, carriesStretcher: false };
    const trips = [trip({ id: 7, driverId: 4, client_mobility: 'wheelchair', driver_carriesWheelchair: true })];
    const known = [...drivers, { id: 6, firstname: 'Eva', lastname: 'Smet', active: true, vehicle }];
    const { byTrip, ofChange } = renderHook(() => useTripConflicts(trips, known, [], 5)).result.current;
    expect(byTrip.size).toBe(0);
    expect(ofChange({ id: 7, driverId: 3 })).toEqual([
      expect.objectContaining({ kind: 'vehicle', mobility: 'wheelchair' }),
    ]);
    expect(ofChange({ id: 7, driverId: 6 })).toEqual([]);
  });

  it('leaves out conflicts that existed before the change', () => {
    expect(conflicts().ofChange({ id: 1, ap_time: '10:05', pick_time: '09:20' })).toEqual([]);
  });

  it('finds no conflict when another time resolves it', () => {
    expect(conflicts().ofChange({ id: 1, ap_time: '12:00', pick_time: '11:15' })).toEqual([]);
  });
});

const planned = (id: number, driverId: number, changes: Partial<TimelineBooking> = {}) =>
  trip({ id, driverId, ...changes }).planned;
const [one, two, other, otherToo] = [planned(1, 3), planned(2, 3), planned(3, 4), planned(4, 4)];
const free = unavailableSlots([]);

it('finds the conflicts of a driver again when one of the trips changed, and keeps those of another driver', () => {
  const find = createConflictFinder();
  const before = find([one, two, other, otherToo], free);
  expect(new Set(before.keys())).toEqual(new Set([1, 2, 3, 4]));
  const after = find([one, planned(2, 3, { pick_time: '15:15', ap_time: '16:00' }), other, otherToo], free);
  expect(new Set(after.keys())).toEqual(new Set([3, 4]));
  expect(after.get(3)).toBe(before.get(3));
});

it('recomputes the conflicts of all drivers when their unavailable times change', () => {
  const find = createConflictFinder();
  expect(find([one], free).size).toBe(0);
  const away = unavailableSlots([{ driverId: 3, date: one.date, available: '1' }]);
  expect(find([one], away).get(1)).toEqual([expect.objectContaining({ kind: 'unavailable' })]);
});

it('drops a removed trip', () => {
  const find = createConflictFinder();
  find([one, two], free);
  expect(find([one], free).size).toBe(0);
});
