import { describe, expect, it } from 'vitest';
import { type DayProblem, dayPlaces, dayProblem } from './day.ts';
import type { PlanSolution } from './problem.ts';
import { proposalOf } from './proposal.ts';
import { planRules } from './rules.ts';
import { scheduleRoute } from './schedule.ts';
import type { PlanDay } from './tasks.ts';
import { between, placeAt, SAMPLE_DATE, sampleDay, sampleDriver, sampleTrip } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

const problemOf = (day: PlanDay): DayProblem => dayProblem(day, estimatedTravel(dayPlaces(day), day.date));

/** The plan in which drivers, by id, drive trips in an order. */
function planOf(day: DayProblem, orders: Readonly<Record<number, readonly number[]>>): PlanSolution {
  const indexOf = (trip: number) => day.requests.findIndex(({ tasks }) => tasks.some((task) => task.trip.id === trip));
  const routes = day.problem.vehicles.map((vehicle, at) => {
    const order = (orders[day.drivers[at]?.id ?? 0] ?? []).map(indexOf);
    if (order.length === 0) return { departure: 0, stops: [], arrival: 0 };
    const route = scheduleRoute(day.problem, vehicle, order);
    if (!route) throw new Error('The sample does not fit');
    return route;
  });
  const carried = new Set(routes.flatMap(({ stops }) => stops.map(({ request }) => request)));
  return { routes, unassigned: [...day.requests.keys()].filter((request) => !carried.has(request)) };
}

const reasonsOf = (day: DayProblem, plan: PlanSolution, id: number) =>
  proposalOf(day, plan).changes.find(({ bookingId }) => bookingId === id)?.reasons ?? [];

const kindsOf = (...args: Parameters<typeof reasonsOf>) => reasonsOf(...args).map(({ kind }) => kind);

const [west, east] = [placeAt(-12, 0), placeAt(12, 0)];
const asked = { accepted: 1, driver_active: true };

describe('the figures of a day', () => {
  it('counts kilometres from home and back, empty and loaded', () => {
    const trip = sampleTrip(1, { ...asked, ...between(placeAt(0, 4), placeAt(0, 8)) });
    const day = problemOf(sampleDay([trip], [sampleDriver(1)]));
    const { before, after } = proposalOf(day, day.start);
    const { metres, size } = day.problem.travel;
    const [client, care, home] = [0, 1, 2];
    const empty = (metres[home * size + client] ?? 0) + (metres[care * size + home] ?? 0);
    const total = empty + (metres[client * size + care] ?? 0);
    const km = (value: number) => Math.round(value / 100) / 10;
    expect(before).toMatchObject({
      trips: 1,
      unassigned: 0,
      driversUsed: 1,
      emptyKm: km(empty),
      totalKm: km(total),
      lateTrips: 0,
    });
    expect(after).toEqual(before);
    const [route] = day.start.routes;
    expect(after.longestDay).toBe(((route?.arrival ?? 0) - (route?.departure ?? 0)) / 60);
    expect(after.drivers).toEqual([{ driverId: 1, trips: 1, minutes: after.longestDay, emptyKm: km(empty) }]);
  });

  it('counts the minutes that the present plan is late, and trips that are in no request', () => {
    const trips = [
      sampleTrip(1, { ...asked, ...between(west, east), pick_time: '09:00' }),
      sampleTrip(2, { ...asked, ...between(west, east), pick_time: '09:20' }),
      sampleTrip(3, {
        ...asked,
        client_latitude: null,
        destination_latitude: null,
        ap_time: '15:00',
        pick_time: '14:00',
      }),
      sampleTrip(4, { client_latitude: null }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1)]));
    const { before, after } = proposalOf(day, day.start);
    expect(before).toMatchObject({ trips: 4, unassigned: 1, driversUsed: 1, lateTrips: 1 });
    const { seconds, size } = day.problem.travel;
    const free = 9 * 60 + 4 + (2 * (seconds[1] ?? 0)) / 60;
    expect(before.lateMinutes).toBe(free - (9 * 60 + 20));
    expect(size).toBe(3);
    expect(after).toMatchObject({ unassigned: 2, lateTrips: 0, drivers: [{ driverId: 1, trips: 2 }] });
  });
});

describe('the reasons for a change', () => {
  it('says that a trip had no driver, after which trip it comes and how far that is', () => {
    const trips = [
      sampleTrip(1, { ...asked, ...between(west, east), ap_time: '09:00', pick_time: '08:00' }),
      sampleTrip(2, { ...between(placeAt(12, 1), placeAt(12, 6)), ap_time: '11:00', pick_time: '10:30' }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1)]));
    const plan = planOf(day, { 1: [1, 2] });
    const [none, after] = reasonsOf(day, plan, 2);
    expect(none).toEqual({ kind: 'hadNoDriver', bookingId: null, driverId: null, km: null, minutes: null });
    expect(after).toMatchObject({ kind: 'afterTrip', bookingId: 1, km: 1.4 });
    expect(proposalOf(day, plan).changes).toMatchObject([
      { bookingId: 2, before: { driverId: null, pick_time: '10:30' }, after: { driverId: 1, pick_time: '10:30' } },
    ]);
  });

  it('says how many kilometres a change saves: taken out of one day and put into the other', () => {
    const trips = [sampleTrip(1, { ...asked, driverId: 2, ...between(placeAt(10, 0), placeAt(11, 0)) })];
    const day = problemOf(sampleDay(trips, [sampleDriver(1, { home: east }), sampleDriver(2, { home: west })]));
    const plan = planOf(day, { 1: [1] });
    const { before, after, changes } = proposalOf(day, plan);
    const saves = changes[0]?.reasons.find(({ kind }) => kind === 'savesKm');
    expect(Math.abs((saves?.km ?? 0) - (before.emptyKm - after.emptyKm))).toBeLessThan(0.15);
    expect(changes[0]?.reasons).toContainEqual(expect.objectContaining({ kind: 'freesDriver', driverId: 2 }));
    expect(kindsOf(day, plan, 1)).toContain('nearHome');
  });

  it('says nothing of kilometres that a change does not save, and nothing that is not so', () => {
    const trips = [sampleTrip(1, { ...asked, driverId: 1, ...between(placeAt(10, 0), placeAt(11, 0)) })];
    const day = problemOf(sampleDay(trips, [sampleDriver(1, { home: east }), sampleDriver(2, { home: west })]));
    expect(kindsOf(day, planOf(day, { 2: [1] }), 1)).toEqual(['freesDriver']);
  });

  it('says that a conflict is resolved, and by how many minutes', () => {
    const trips = [
      sampleTrip(1, { ...asked, ...between(west, east), pick_time: '09:00' }),
      sampleTrip(2, { ...asked, ...between(west, east), pick_time: '09:05' }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1), sampleDriver(2)]));
    const [resolved] = reasonsOf(day, planOf(day, { 1: [1], 2: [2] }), 2);
    expect(resolved?.kind).toBe('resolvesConflict');
    expect(resolved?.minutes).toBeGreaterThan(0);
  });

  it('says once that the driver drives the other leg, knows the client, and has a shorter day', () => {
    const trips = [
      sampleTrip(1, { ...asked, driverId: 1, linkedId: 2 }),
      sampleTrip(2, { ...asked, driverId: 2, type: 'back', ap_time: '11:00', linkedId: 1 }),
      sampleTrip(3, { ...asked, driverId: 2, ap_time: '19:00', pick_time: '18:20' }),
    ];
    const drivers = [sampleDriver(1, { knows: new Set([102]) }), sampleDriver(2)];
    const day = problemOf(
      sampleDay(trips, drivers, { rules: planRules([{ variable: 'planLongestDay', value: '16' }]) }),
    );
    const reasons = reasonsOf(day, planOf(day, { 1: [1, 2], 2: [3] }), 2);
    expect(reasons.filter(({ bookingId }) => bookingId === 1).map(({ kind }) => kind)).toEqual(['linkedLeg']);
    expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['knowsClient', 'evensLoad']));
  });

  it('says by how much another pick-up is later, and asks for none without need', () => {
    const trips = [
      sampleTrip(1, { ...asked, ...between(placeAt(0, 0), placeAt(3, 0)), type: 'back', ap_time: '09:00' }),
      sampleTrip(2, { ...asked, ...between(placeAt(0, 0), placeAt(0, 0)), type: 'back', ap_time: '09:10' }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1)]));
    const { changes } = proposalOf(day, planOf(day, { 1: [1, 2] }));
    expect(changes.map(({ bookingId, after, reasons }) => [bookingId, after.pick_time, reasons.at(-1)])).toEqual([
      [2, '09:17', expect.objectContaining({ kind: 'newTime', minutes: 7 })],
    ]);
  });
});

describe('a trip that nobody drives', () => {
  const whyOf = (day: DayProblem, orders: Parameters<typeof planOf>[1] = {}) =>
    proposalOf(day, planOf(day, orders)).unassigned.at(-1);
  const wheelchair = { carriesWheelchair: true, carriesStretcher: false };

  it('names the rule that excludes the most drivers', () => {
    const of = (trip: Parameters<typeof sampleTrip>[1], drivers: Parameters<typeof sampleDriver>[1][], marked = '') =>
      whyOf(
        problemOf(
          sampleDay(
            [sampleTrip(1, trip)],
            drivers.map((driver, index) => sampleDriver(index + 1, driver)),
            { marked: drivers.map((_, index) => ({ driverId: index + 1, date: SAMPLE_DATE, available: marked })) },
          ),
        ),
      );
    expect(of({ mobility: 'wheelchair' }, [{}, {}, { vehicle: wheelchair }])).toMatchObject({
      rule: 'vehicle',
      count: 2,
    });
    expect(of({}, [{ papersUntil: '2020-01-01' }])).toMatchObject({ rule: 'papers', count: 1, wouldFit: null });
    expect(of({ refusals: new Map([[1, null]]) }, [{}])).toMatchObject({ rule: 'refused' });
    expect(of({}, [{}, {}], '0,1,2,3,4,5')).toMatchObject({ rule: 'available', count: 2 });
    expect(of({}, [{}], '1')).toMatchObject({ rule: 'available', count: 1 });
    expect(of({}, [{}])).toMatchObject({ rule: 'cost', count: 1, wouldFit: { driverId: 1, pick_time: '09:20' } });
  });

  it('names a driver and the nearest pick-up that he could make', () => {
    const trips = [
      sampleTrip(1, { ...between(placeAt(0, 0), placeAt(3, 0)), type: 'back', ap_time: '09:00' }),
      sampleTrip(2, { ...between(placeAt(0, 0), placeAt(3, 0)), type: 'back', ap_time: '09:00' }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1)]));
    const why = whyOf(day, { 1: [1] });
    const [stop] = day.problem.requests;
    const busy = ((stop?.pickUp.service ?? 0) + (stop?.ride?.seconds ?? 0) * 2 + (stop?.delivery.service ?? 0)) / 60;
    expect(why).toMatchObject({ rule: 'time', count: 1, wouldFit: { driverId: 1 } });
    expect(why?.wouldFit?.pick_time).toBe(`09:${String(busy).padStart(2, '0')}`);
  });

  it('says that the day would be too long', () => {
    const trips = [
      sampleTrip(1, { ap_time: '07:00', pick_time: '06:20' }),
      sampleTrip(2, { ap_time: '20:00', pick_time: '19:20' }),
    ];
    const day = problemOf(sampleDay(trips, [sampleDriver(1)]));
    expect(whyOf(day, { 1: [1] })).toMatchObject({ bookingId: 2, rule: 'day', wouldFit: null });
  });
});
