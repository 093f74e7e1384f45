import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../distance/estimate.ts';
import { places, tripAt } from '../planning/testing/sample-trips.ts';
import { forecastStops, runningTrip, stopsAhead, tripForecast } from './trip-forecast.ts';
import type { PlannedTrip } from '../planning/planned-trip.ts';

/** Winter: Brussels is an hour ahead of UTC. */
const clock = (time: string) => new Date(`2026-03-10T${time}:00+01:00`);
const { grandPlace, erasme, saintLuc } = places;
const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
const drive = (...[from, to]: Parameters<typeof estimateLeg>) =>
  estimateLeg(from, to, { date: '2026-03-10', time: '12:00' }).duration;

const first = tripAt('10:00', '10:40');
const second = tripAt('11:00', '11:40');

it('the trip a driver is on is the one of the moment, and none between two', () => {
  expect(runningTrip([first, second], new Set(), clock('10:00'))).toBe(first);
  expect(runningTrip([first, second], new Set(), clock('10:40'))).toBeUndefined();
  expect(runningTrip([first, second], new Set(), clock('11:39'))).toBe(second);
});

it('the trip a driver is on is the one with the passenger on board, however late', () => {
  expect(runningTrip([second, first], new Set([first.id]), clock('11:20'))).toBe(first);
});

it('the trip a driver is on is never one that is closed, canceled or without a driver', () => {
  const trips = [1, 2, 3].map((status) => tripAt('10:00', '10:40', { status }));
  expect(runningTrip([...trips, tripAt('10:00', '10:40', { accepted: 3 })], new Set(), clock('10:10'))).toBeUndefined();
});

describe('the forecast of a trip', () => {
  const trip = tripAt('12:00', '13:00', { from: grandPlace, to: erasme });

  it('the forecast of a trip is at the pick-up at the planned time when the driver is early', () => {
    const forecast = tripForecast(trip, { position: grandPlace, charged: false, now: clock('11:30') });
    expect(forecast).toEqual({
      pickUpAt: clock('12:00'),
      arrivesAt: later(clock('12:00'), drive(grandPlace, erasme)),
      lateMinutes: 0,
      willBeLate: false,
    });
  });

  it('tells before the pick-up that the driver will be late there', () => {
    const now = clock('11:50');
    const away = drive(saintLuc, grandPlace);
    const forecast = tripForecast(trip, { position: saintLuc, charged: false, now });
    expect(forecast?.pickUpAt).toEqual(later(now, away));
    expect(forecast?.lateMinutes).toBe(Math.floor(away / 60) - 10);
    expect(forecast?.willBeLate).toBe(true);
  });

  it('lets five minutes pass before it says late', () => {
    const late = (now: string) => tripForecast(trip, { position: grandPlace, charged: false, now: clock(now) });
    expect(late('12:05')).toMatchObject({ lateMinutes: 5, willBeLate: false });
    expect(late('12:06')).toMatchObject({ lateMinutes: 6, willBeLate: true });
  });

  it('the forecast of a trip with the passenger on board counts from where the driver is to the appointment', () => {
    const now = clock('12:55');
    const forecast = tripForecast(trip, { position: grandPlace, charged: true, now });
    expect(forecast?.pickUpAt).toBeNull();
    expect(forecast?.arrivesAt).toEqual(later(now, drive(grandPlace, erasme)));
    expect(forecast?.lateMinutes).toBe(Math.floor(drive(grandPlace, erasme) / 60) - 5);
    expect(tripForecast(trip, { position: erasme, charged: true, now })?.willBeLate).toBe(false);
  });

  it('the forecast of a return has no appointment to miss', () => {
    const home = { ...trip, type: 'back', from: erasme, to: grandPlace };
    expect(tripForecast(home, { position: erasme, charged: true, now: clock('14:00') })).toMatchObject({
      lateMinutes: 0,
      willBeLate: false,
    });
    expect(tripForecast(home, { position: erasme, charged: false, now: clock('12:10') })).toMatchObject({
      lateMinutes: 10,
      willBeLate: true,
    });
  });

  it('ends a trip that covers the return as planned at the earliest', () => {
    const both = tripAt('12:00', '16:00', { from: grandPlace, to: grandPlace });
    const end = (charged: boolean, now: string) =>
      tripForecast(both, { position: grandPlace, charged, now: clock(now) })?.arrivesAt;
    expect(end(true, '12:30')).toEqual(clock('16:00'));
    expect(end(true, '16:20')).toEqual(clock('16:20'));
    expect(end(false, '12:30')).toEqual(clock('16:30'));
  });

  it('the forecast of a trip is unknown when a place of the trip is', () => {
    expect(
      tripForecast({ ...trip, to: null }, { position: grandPlace, charged: false, now: clock('12:00') }),
    ).toBeUndefined();
  });
});

describe('the stops that a driver has ahead', () => {
  const between = { from: grandPlace, to: erasme };
  const [one, two] = [
    tripAt('12:00', '12:40', between),
    tripAt('12:30', '13:10', { ...between, mobility: 'wheelchair' }),
  ];
  const stops = (trips: readonly PlannedTrip[], now: string, aboard: readonly number[] = []) =>
    stopsAhead(trips, new Set(aboard), clock(now)).map(({ trip, kind }) => [trip.id, kind]);

  it('are driven one trip after the other, the passenger on board first', () => {
    const inOrder = (first: PlannedTrip, then: PlannedTrip) =>
      [first, then].flatMap(({ id }) => [
        [id, 'pickUp'],
        [id, 'dropOff'],
      ]);
    expect(stops([two, one], '12:00')).toEqual(inOrder(one, two));
    expect(stops([one, two], '12:20', [two.id])).toEqual([[two.id, 'dropOff'], ...inOrder(one, two).slice(0, 2)]);
  });

  it('are those of a shared ride in the order of their times', () => {
    const shared = [one, two].map((trip) => ({ ...trip, shares: true }));
    expect(stops(shared, '12:00')).toEqual([
      [one.id, 'pickUp'],
      [two.id, 'pickUp'],
      [one.id, 'dropOff'],
      [two.id, 'dropOff'],
    ]);
  });

  it('leave out trips that begin in two hours, ended an hour ago, or have an unknown place', () => {
    expect(stops([one], '10:00')).toEqual([]);
    expect(stops([one], '10:01')).toHaveLength(2);
    expect(stops([one], '13:39')).toHaveLength(2);
    expect(stops([one], '13:40')).toEqual([]);
    expect(stops([one], '13:40', [one.id])).toHaveLength(1);
    expect(stops([{ ...one, to: null }], '12:00')).toEqual([]);
  });

  it('make the next trip late by the one before, and by the time that its client takes to leave the car', () => {
    const roadTime = () => 30 * 60_000;
    const forecast = forecastStops(
      stopsAhead([two, { ...one, start: 13 * 60, end: 13 * 60 + 40 }], new Set(), clock('12:10')),
      {
        position: saintLuc,
        now: clock('12:10'),
        roadTime,
      },
    );
    expect(forecast.get(two.id)).toMatchObject({
      pickUpAt: clock('12:40'),
      arrivesAt: clock('13:10'),
      lateMinutes: 10,
    });
    expect(forecast.get(one.id)).toMatchObject({ pickUpAt: clock('13:45'), lateMinutes: 45, willBeLate: true });
  });
});
