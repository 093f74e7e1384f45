import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import {
  driverDays,
  foldedRows,
  chosenDrivers,
  readChoice,
  toggled,
  writeChoice,
  liveDrivers,
  NO_LIVE,
  nextPlace,
} from './board-rows.ts';
import { type TimelineDriver, timelineTrip, type TimelineBooking } from './timeline-trip.ts';
import { vehicleOf } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';

const day = '2026-03-10';
const driver = (id: number): TimelineDriver => ({
  id,
  firstname: 'A',
  lastname: String(id),
  active: true,
  vehicle: { carriesWheelchair: false, carriesStretcher: false },
});
const trip = (id: number, driverId: number, changes: Partial<TimelineBooking>) =>
  timelineTrip(sampleBooking({ id, driverId, ap_date: day, accepted: 2, ...changes }));
const early = { pick_time: '07:00', ap_time: '07:30' };
const late = { pick_time: '15:00', ap_time: '15:30' };
const drivers = [1, 2, 3, 4].map(driver);
const trips = [
  trip(11, 2, late),
  trip(12, 3, early),
  trip(13, 2, { pick_time: '17:00', ap_time: '17:30' }),
  trip(14, 4, { ...early, status: 3 }),
  trip(15, 1, { ...early, ap_date: '2026-03-11' }),
];
const days = driverDays(trips, day);
const folded = (crew: readonly TimelineDriver[], changes: Partial<Parameters<typeof foldedRows>[2]> = {}) => {
  const found = foldedRows(crew, days, { day, order: 'name', unavailable: [], foldsNone: false, ...changes });
  return [found.rows, found.folded].map((some) => some.map(({ id }) => id));
};

describe('rows of the board', () => {
  it('rows of the board are by name, by first trip, or the busiest first; idle drivers come last by name', () => {
    expect(folded(drivers)[0]).toEqual([1, 2, 3, 4]);
    expect(folded(drivers, { order: 'first' })[0]).toEqual([3, 2, 1, 4]);
    expect(folded(drivers, { order: 'load' })[0]).toEqual([2, 3, 1, 4]);
  });

  it('folds idle drivers who are inactive or unavailable all day, not those with canceled trips or a free hour', () => {
    const off = (driverId: number, available: string) => ({ driverId, date: day, available });
    const away = [off(1, '0,1,2,3,4,5'), off(2, '0,1,2,3,4,5'), off(5, '0,1')];
    const crew = [...drivers, driver(5), { ...driver(6), active: false }];
    expect(folded(crew, { unavailable: away })).toEqual([
      [2, 3, 4, 5],
      [1, 6],
    ]);
    expect(folded(crew, { unavailable: away, foldsNone: true })[1]).toEqual([]);
    expect(days.get(4)?.count).toBe(0);
  });

  it('folds all idle drivers where not all rows fit, but nobody on a day without trips', () => {
    const crew = Array.from({ length: 31 }, (_, index) => driver(index + 1));
    expect(folded(crew)[0]).toEqual([2, 3, 4]);
    expect(folded(crew.slice(0, 30))[1]).toEqual([]);
    expect(foldedRows(crew, new Map(), { day, order: 'name', unavailable: [], foldsNone: false }).folded).toEqual([]);
  });
});

const choosable = [1, 2, 3].map((id) => ({
  id,
  firstname: 'Jan',
  lastname: `Peeters ${String(id)}`,
  active: true,
  vehicle: vehicleOf({}),
}));

describe('the choice of drivers', () => {
  it.each(['all', 'none', '3', '3,5'])('parses %s and formats it back to the same text', (text) => {
    const choice = readChoice(text);
    expect(choice && writeChoice(choice)).toBe(text);
  });

  it.each(['', 'x', '3,,5', '0', '-1'])('parses %j as no selection', (text) => {
    expect(readChoice(text)).toBeUndefined();
  });

  it('removes one driver from all, and is all again when the last one is added', () => {
    expect(toggled('all', 2, choosable)).toEqual([1, 3]);
    expect(toggled([1, 3], 2, choosable)).toBe('all');
  });

  it('lists the chosen drivers in the order of the rows', () => {
    expect(chosenDrivers(choosable, [3, 1]).map(({ id }) => id)).toEqual([1, 3]);
    expect(chosenDrivers(choosable, [])).toEqual([]);
  });
});

const now = new Date('2026-03-10T09:00:00Z');
const tracked = [
  { id: 1, refreshTime: 30 },
  { id: 2, refreshTime: 30 },
  { id: 3, refreshTime: 30 },
  { id: 4, refreshTime: 120 },
];
const seenAt = (driverId: number, time: string, charged = false): DriverLocation => ({
  key: `-${String(driverId)}`,
  l: [50.85, 4.35],
  data: {
    driverId,
    time,
    charged,
    position: { coords: { speed: 0 }, activity: { type: null }, battery: { level: null, is_charging: false } },
  },
});
const locations = [
  seenAt(1, '2026-03-10T08:59:30Z'),
  seenAt(2, '2026-03-10T08:59:50Z', true),
  seenAt(3, '2026-03-10T08:58:00Z'),
];

describe('connection status of drivers', () => {
  it('shows each driver as seen, charged with a passenger, stale or unknown', () => {
    expect([...liveDrivers(NO_LIVE, tracked, locations, now)]).toEqual([
      [1, 'seen'],
      [2, 'charged'],
      [3, 'stale'],
      [4, 'unknown'],
    ]);
  });

  it('turns stale only after the position interval of the driver’s app', () => {
    expect(liveDrivers(NO_LIVE, tracked, [seenAt(4, '2026-03-10T08:57:00Z')], now).get(4)).toBe('seen');
  });

  it('connection status of drivers stays the same map while only positions change', () => {
    const known = liveDrivers(NO_LIVE, tracked, locations, now);
    expect(liveDrivers(known, tracked, [seenAt(1, '2026-03-10T08:59:59Z'), ...locations.slice(1)], now)).toBe(known);
    expect(liveDrivers(known, tracked, locations.slice(1), now)).not.toBe(known);
  });
});

const tripFrom = (id: number, pick_time: string, ap_time: string) =>
  timelineTrip(sampleBooking({ id, pick_time, ap_time }));
const rows = [
  { driverId: 1, trips: [tripFrom(11, '08:00', '09:00'), tripFrom(12, '13:00', '14:00')] },
  { driverId: 2, trips: [] },
  { driverId: 3, trips: [tripFrom(31, '08:30', '09:00'), tripFrom(32, '12:30', '13:30')] },
];

describe('keyboard navigation of the board', () => {
  it.each([
    ['ArrowRight', { driverId: 1, tripId: 11 }, { driverId: 1, tripId: 12 }],
    ['ArrowLeft', { driverId: 1, tripId: 12 }, { driverId: 1, tripId: 11 }],
    ['ArrowLeft', { driverId: 1, tripId: 11 }, { driverId: 1, tripId: null }],
    ['ArrowRight', { driverId: 1, tripId: null }, { driverId: 1, tripId: 11 }],
    ['ArrowDown', { driverId: 1, tripId: 12 }, { driverId: 2, tripId: null }],
    ['ArrowUp', { driverId: 3, tripId: 31 }, { driverId: 2, tripId: null }],
    ['Home', { driverId: 3, tripId: 32 }, { driverId: 3, tripId: 31 }],
    ['End', { driverId: 1, tripId: null }, { driverId: 1, tripId: 12 }],
    ['Home', { driverId: 2, tripId: null }, { driverId: 2, tripId: null }],
  ])('%s leads from %o to %o', (key, from, to) => {
    expect(nextPlace(rows, from, key)).toEqual(to);
  });

  it('moves up and down to the trip nearest in time', () => {
    const neighbours = rows.filter(({ driverId }) => driverId !== 2);
    expect(nextPlace(neighbours, { driverId: 1, tripId: 12 }, 'ArrowDown')).toEqual({ driverId: 3, tripId: 32 });
  });

  it.each(['ArrowLeft', 'ArrowUp', 'x'])('%s does nothing on the first name', (key) => {
    expect(nextPlace(rows, { driverId: 1, tripId: null }, key)).toBeUndefined();
  });
});
