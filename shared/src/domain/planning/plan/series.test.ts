import { describe, expect, it } from 'vitest';
import { planSeries } from './series.ts';
import { type SeriesFacts, seriesOutcome } from './series-outcome.ts';
import type { SeriesRange } from './series-drivers.ts';
import type { PlanTrip } from './tasks.ts';
import { between, placeAt, sampleDriver, sampleTrip } from './testing/sample-day.ts';
import { MONDAY, sampleWeek, simpleSearch, type WeekTrip } from './testing/sample-week.ts';
import { addDays } from '../../time/date.ts';

const drivers = [sampleDriver(1), sampleDriver(2), sampleDriver(3)];

/** A standing order there and back on some days, with the drivers of each day's trips. */
function standing(series: number, days: Readonly<Record<number, readonly number[]>>, more: Partial<PlanTrip> = {}) {
  return Object.entries(days).flatMap(([day, own]) =>
    own.map((driverId, leg): WeekTrip => {
      const times = leg === 0 ? {} : { type: 'back' as const, ap_time: '12:00', pick_time: null };
      const id = series * 100 + Number(day) * 10 + leg;
      return {
        series,
        day: Number(day),
        trip: sampleTrip(id, { clientId: series, driverId, accepted: 1, ...more, ...times }),
      };
    }),
  );
}

const factsOf = ({ seriesOf }: SeriesRange): SeriesFacts[] =>
  [...new Set(seriesOf.values())].map((seriesId) => ({
    seriesId,
    clientId: seriesId,
    client: 'A',
    destinationId: 1,
    destination: null,
    weekdays: [1],
  }));

async function planned(range: SeriesRange, search = simpleSearch()) {
  const plans = await planSeries(range, search);
  return seriesOutcome(range, plans, factsOf(range), search.problemOf);
}

/** Proposed driver of each change, by booking. */
const newDrivers = ({ series }: Awaited<ReturnType<typeof planned>>) =>
  Object.fromEntries(
    series.flatMap(({ changes }) => changes.map(({ bookingId, after }) => [bookingId, after.driverId])),
  );

describe('drivers of standing orders', () => {
  it('gives all trips to the driver of most of them, and says what was and will be', async () => {
    const outcome = await planned(sampleWeek(standing(1, { 0: [1, 1], 2: [1, 2], 4: [3, 1] }), drivers));
    expect(newDrivers(outcome)).toEqual({ 121: 1, 140: 1 });
    expect(outcome.before).toMatchObject({ trips: 6, unassigned: 0, series: 1, steady: 0, changesOfDriver: 3 });
    expect(outcome.after).toMatchObject({ trips: 6, unassigned: 0, series: 1, steady: 1, changesOfDriver: 0 });
    expect(outcome.series).toMatchObject([
      {
        seriesId: 1,
        type: 'to',
        pick_time: '09:20',
        trips: 6,
        before: { driverId: 1, trips: 4, drivers: 3 },
        after: { driverId: 1, trips: 6, drivers: 1 },
        changes: [
          { date: addDays(MONDAY, 2), bookingId: 121, before: { driverId: 2, pick_time: '12:00' } },
          { date: addDays(MONDAY, 4), bookingId: 140, before: { driverId: 3, pick_time: '09:20' } },
        ],
        unassigned: [],
      },
    ]);
  });

  it('gives a standing order to one driver as a whole, although each day would be dearer alone', async () => {
    const far = [sampleDriver(1, { home: placeAt(9, 9) }), sampleDriver(2, { home: placeAt(-9, 9) })];
    const outcome = await planned(sampleWeek(standing(1, { 0: [1, 1], 2: [2, 2] }), far));
    expect(outcome.after).toMatchObject({ steady: 1, changesOfDriver: 0 });
  });

  it('leaves a perfect week alone without a search, whatever it could save', async () => {
    const far = sampleDriver(4, { home: placeAt(60, 60) });
    const week = sampleWeek(standing(1, { 0: [4, 4], 2: [4, 4] }), [...drivers, far]);
    const searched: unknown[] = [];
    const outcome = await planned(
      week,
      simpleSearch(2, (problem) => searched.push(problem)),
    );
    expect(searched).toEqual([]);
    expect(outcome.series).toMatchObject([{ changes: [], after: { driverId: 4, drivers: 1 } }]);
    expect(outcome.after).toEqual(outcome.before);
  });

  it('lets one other driver drive on a day on which the usual one is away', async () => {
    const days = { 0: [1, 1], 2: [2, 3], 4: [1, 1] };
    const marked = [{ driverId: 1, date: addDays(MONDAY, 2), available: '0,1,2,3,4,5' }];
    const week = sampleWeek(standing(1, days), drivers, () => ({ marked }));
    const outcome = await planned({ ...week, earlier: new Map([[1, new Map([[1, 20]])]]) });
    expect(outcome.series).toMatchObject([
      { changes: [{ date: addDays(MONDAY, 2) }], after: { driverId: 1, trips: 4, drivers: 2 } },
    ]);
  });

  it('follows what was accepted', async () => {
    const days = { 0: [1, 1], 2: [1, 1] };
    const accepted = standing(1, { 4: [2, 2], 5: [2, 2], 6: [2, 2] }, { accepted: 2 });
    const outcome = await planned(sampleWeek([...standing(1, days), ...accepted], drivers));
    expect(newDrivers(outcome)).toEqual({ 100: 2, 101: 2, 120: 2, 121: 2 });
  });

  it('shares out the drivers of standing orders at the same time', async () => {
    const mixed = { 0: [1, 2], 2: [2, 1], 4: [1, 2] };
    const other = { 0: [2, 1], 2: [1, 2], 4: [2, 1] };
    const away = between(placeAt(8, 8), placeAt(-8, 8));
    const outcome = await planned(
      sampleWeek([...standing(1, mixed), ...standing(2, other, away)], drivers.slice(0, 2)),
    );
    expect(outcome.after).toMatchObject({ steady: 2, changesOfDriver: 0, unassigned: 0 });
    expect(new Set(outcome.series.map(({ after }) => after.driverId)).size).toBe(2);
  });

  it('prefers the driver of the weeks before where these days do not tell', async () => {
    const week = sampleWeek(standing(1, { 0: [1], 2: [2] }), drivers);
    for (const driver of [1, 2]) {
      const earlier = new Map([[1, new Map([[driver, 20]])]]);
      const [{ after } = {}] = (await planned({ ...week, earlier })).series;
      expect(after).toEqual({ driverId: driver, trips: 2, drivers: 1 });
    }
  });

  it('finds a driver for who has none, and says why there is none for somebody else', async () => {
    const waiting = standing(1, { 0: [1, 1], 2: [1, 1] }).map((each) =>
      each.day === 2 ? { ...each, trip: { ...each.trip, accepted: 0 } } : each,
    );
    const chair = standing(2, { 0: [2] }, { accepted: 0, mobility: 'wheelchair' });
    const outcome = await planned(sampleWeek([...waiting, ...chair], drivers));
    expect(newDrivers(outcome)).toEqual({ 120: 1, 121: 1 });
    expect(outcome.series[1]).toMatchObject({
      after: { driverId: null, trips: 0, drivers: 0 },
      unassigned: [{ bookingId: 200, rule: 'vehicle' }],
    });
    expect(outcome.after).toMatchObject({ unassigned: 1, steady: 1 });
  });

  it('stops when the time is over, and leaves the other days as they are', async () => {
    // Nobody has time on all days.
    const marked = drivers.map(({ id }, day) => ({ driverId: id, date: addDays(MONDAY, 2 * day), available: '0,1,2' }));
    const days = { 0: [2, 3], 2: [1, 3], 4: [1, 2] };
    const week = sampleWeek(standing(1, days), drivers, () => ({ marked }));
    let searched = 0;
    const search = simpleSearch(2, () => (searched += 1));
    const outcome = await planned(week, { ...search, isOver: async () => searched === 1 });
    expect(searched).toBe(1);
    expect(outcome.series[0]?.changes.every(({ date }) => date === MONDAY)).toBe(true);
  });
});
