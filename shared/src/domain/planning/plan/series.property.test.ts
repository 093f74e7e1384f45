import { expect, it } from 'vitest';
import { steadyRandom } from '../testing/sample-trips.ts';
import { checkPlan } from './check.ts';
import { costOfPlan } from './cost.ts';
import type { DayProblem } from './day.ts';
import type { PlanSolution } from './problem.ts';
import { planSeries } from './series.ts';
import { SeriesDrivers, type SeriesRange } from './series-drivers.ts';
import { seriesOutcome } from './series-outcome.ts';
import { randomWeek, simpleSearch } from './testing/sample-week.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

/** Cost of the standing orders by its definition: trip by trip, and each two trips. */
function costOfSeries({ days, seriesOf, earlier }: SeriesRange, drivers: ReadonlyMap<number, number>, price: number) {
  let total = 0;
  for (const series of new Set(seriesOf.values())) {
    const own = [...seriesOf].flatMap(([booking, each]) => (each === series ? (drivers.get(booking) ?? null) : []));
    const driven = own.filter((driver) => driver !== null);
    const atFirst = days.flatMap(({ trips }) =>
      trips.flatMap(({ id, accepted, driverId }) => (seriesOf.get(id) === series && accepted !== 0 ? driverId : [])),
    );
    const before = [
      ...[...(earlier.get(series) ?? [])].flatMap(([driver, trips]) => Array<number>(trips).fill(driver)),
      ...atFirst,
    ];
    for (const [at, driver] of driven.entries()) {
      const apart = driven.slice(at + 1).filter((other) => other !== driver).length;
      const strange = before.filter((other) => other !== driver).length / Math.max(1, before.length);
      total += price * (apart / own.length + strange);
    }
  }
  return total;
}

/** Drivers of all trips by the plans of the days. */
const driversOf = (days: readonly DayProblem[], planOf: (day: DayProblem) => PlanSolution) =>
  new Map(
    days.flatMap((day) =>
      planOf(day).routes.flatMap(({ stops }, vehicle) =>
        stops.flatMap(({ request }) =>
          (day.requests[request]?.tasks ?? []).map(({ trip }) => [trip.id, day.drivers[vehicle]?.id ?? 0] as const),
        ),
      ),
    ),
  );

it.each(seeds)(
  'makes random week %i cheaper by what each day saves, breaks no rule, moves nothing else',
  async (seed) => {
    const range = randomWeek(steadyRandom(seed));
    const search = simpleSearch();
    const days = await Promise.all(range.days.map((day) => search.problemOf(day)));
    const plans = new Map<string, PlanSolution>(days.map(({ day, start }) => [day.date, start]));
    const planOf = ({ day, start }: DayProblem): PlanSolution => plans.get(day.date) ?? start;
    const price = days[0]?.day.rules.planSeriesDriverCost ?? 0;
    const cost = (): number =>
      costOfSeries(range, driversOf(days, planOf), price) +
      days.reduce((sum, day) => sum + costOfPlan(day.problem, planOf(day)), 0);

    const drivers = new SeriesDrivers(range);
    // A trip with which the present plan breaks a rule is unassigned from the begin.
    for (const day of days) drivers.take(day, day.start);
    const present = cost();
    for (const day of days) {
      const before = cost();
      const priced = drivers.priced(day);
      const found = await search.plan(priced, planOf(day), 1);
      const saved = costOfPlan(priced, planOf(day)) - costOfPlan(priced, found);
      plans.set(day.day.date, found);
      drivers.take(day, found);
      expect(before - cost()).toBeCloseTo(saved, 4);
    }

    const proposed = await planSeries(range, search);
    for (const day of days) plans.set(day.day.date, proposed.get(day.day.date) ?? day.start);
    expect(days.flatMap((day) => checkPlan(day.problem, planOf(day)))).toEqual([]);
    expect(cost()).toBeLessThanOrEqual(present + 1e-6);

    const facts = [...new Set(range.seriesOf.values())].map((seriesId) => ({
      seriesId,
      clientId: seriesId,
      client: '',
      destinationId: 1,
      destination: null,
      weekdays: [],
    }));
    const { before, after, series } = await seriesOutcome(range, proposed, facts, search.problemOf);
    const moved = series.flatMap(({ seriesId, changes }) => changes.map(({ bookingId }) => [bookingId, seriesId]));
    expect(moved.filter(([booking, own]) => range.seriesOf.get(booking ?? 0) !== own)).toEqual([]);
    expect([after.trips, after.series]).toEqual([before.trips, before.series]);
    expect(after.unassigned).toBeLessThanOrEqual(
      before.unassigned + days.flatMap(({ start }) => start.unassigned).length,
    );
  },
);
