import type {
  PlanIgnored,
  PlanUnassigned,
  SeriesDriver,
  SeriesPlan,
  SeriesPlanFigures,
  SeriesPlanProposal,
} from '@navette/openapi/types';
import { isDriven, waitsForDriver } from '../../booking/state.ts';
import { clockOf, type ClockTime } from '../../time/clock.ts';
import { wallMinutes } from '../../time/elapsed.ts';
import type { DayProblem } from './day.ts';
import { figuresOf, presentDays } from './figures.ts';
import { type PlanOutcome, proposalOf } from './proposal.ts';
import type { SeriesPlans, SeriesSearch } from './series.ts';
import { driverCounts, type SeriesRange } from './series-drivers.ts';

/** Facts about a standing order. */
export type SeriesFacts = Pick<
  SeriesPlan,
  'seriesId' | 'clientId' | 'client' | 'destinationId' | 'destination' | 'inactive' | 'weekdays'
>;

/** The part of a proposal that follows from its plans. */
export type SeriesOutcome = Pick<SeriesPlanProposal, 'before' | 'after' | 'series' | 'ignored'>;

/** A trip of a standing order, with its driver before and after. */
interface SeriesTrip {
  readonly date: string;
  readonly type: SeriesPlan['type'];
  readonly pickUp: ClockTime;
  readonly before: number | null;
  readonly after: number | null;
}

/** A standing order while the days are put together. */
interface Gathered {
  readonly trips: SeriesTrip[];
  readonly changes: SeriesPlan['changes'][number][];
  readonly unassigned: PlanUnassigned[];
}

/**
 * Changes of plans of days for standing orders, and the figures before and after.
 * @param facts of the standing orders; those without a trip are left out
 * @param problemOf the problem of a day, as when it was planned
 */
export async function seriesOutcome(
  { days, seriesOf }: SeriesRange,
  plans: SeriesPlans,
  facts: readonly SeriesFacts[],
  problemOf: SeriesSearch['problemOf'],
): Promise<SeriesOutcome> {
  const gathered = new Map<number, Gathered>();
  const ignored = new Map<string, PlanIgnored>();
  const km = { before: { empty: 0, total: 0 }, after: { empty: 0, total: 0 } };
  for (const day of days) {
    const asked = await problemOf(day);
    const plan = plans.get(day.date);
    const outcome = plan ? proposalOf(asked, plan) : unchanged(asked);
    gather(gathered, seriesOf, asked, outcome);
    for (const each of outcome.ignored) ignored.set(`${each.kind} ${each.bookingId} ${each.driverId}`, each);
    for (const side of ['before', 'after'] as const) {
      km[side].empty += outcome[side].emptyKm;
      km[side].total += outcome[side].totalKm;
    }
  }
  const series = facts.flatMap((each): SeriesPlan[] => {
    const own = gathered.get(each.seriesId);
    return own ? [seriesPlan(each, own)] : [];
  });
  const trips = [...gathered.values()].map((own) => own.trips.toSorted(inOrder));
  return {
    before: figures(trips, 'before', km.before),
    after: figures(trips, 'after', km.after),
    series: series.toSorted(
      (one, other) =>
        one.weekdays.join().localeCompare(other.weekdays.join(), 'en') ||
        one.pick_time.localeCompare(other.pick_time, 'en') ||
        one.seriesId - other.seriesId,
    ),
    ignored: [...ignored.values()],
  };
}

/** A day that stays as it is. */
function unchanged(asked: DayProblem): PlanOutcome {
  const waiting = asked.requests.flatMap(({ tasks }) => tasks).filter(({ driverId }) => driverId === null).length;
  const present = figuresOf(asked, presentDays(asked), waiting);
  return { before: present, after: present, changes: [], unassigned: [], ignored: [...asked.ignored] };
}

function gather(
  gathered: Map<number, Gathered>,
  seriesOf: ReadonlyMap<number, number>,
  { day: { date, trips }, requests }: DayProblem,
  { changes, unassigned }: PlanOutcome,
): void {
  const agreed = new Map(requests.flatMap(({ tasks }) => tasks).map((task) => [task.trip.id, task.agreed]));
  const changeOf = new Map(changes.map((change) => [change.bookingId, change]));
  const ofSeries = (bookingId: number): Gathered | undefined => gathered.get(seriesOf.get(bookingId) ?? -1);
  for (const row of trips) {
    const series = seriesOf.get(row.id);
    if (series === undefined || row.ap_date !== date || !isDriven(row.status)) continue;
    const own = gathered.get(series) ?? { trips: [], changes: [], unassigned: [] };
    gathered.set(series, own);
    const seconds = agreed.get(row.id);
    const before = waitsForDriver(row.status, row.accepted, row.driver_active) ? null : row.driverId;
    const change = changeOf.get(row.id);
    own.trips.push({
      date,
      type: row.type === 'back' || row.type === 'simple' ? row.type : 'to',
      pickUp: seconds === undefined ? row.ap_time : clockOf(wallMinutes(date, Math.floor(seconds / 60))),
      before,
      after: change ? change.after.driverId : before,
    });
  }
  for (const { bookingId, before, after } of changes)
    ofSeries(bookingId)?.changes.push({ date, bookingId, before, after });
  for (const each of unassigned) ofSeries(each.bookingId)?.unassigned.push(each);
}

const inOrder = (one: SeriesTrip, other: SeriesTrip): number =>
  one.date.localeCompare(other.date, 'en') || one.pickUp.localeCompare(other.pickUp, 'en');

function seriesPlan(facts: SeriesFacts, { trips, changes, unassigned }: Gathered): SeriesPlan {
  const ordered = trips.toSorted(inOrder);
  const first = ordered.filter(({ date }, index) => ordered[index - 1]?.date !== date);
  const drivers = (side: 'before' | 'after'): SeriesDriver => {
    const counts = driverCounts(ordered.map((trip) => trip[side]));
    const [most] = [...counts].toSorted(([one, count], [other, another]) => another - count || one - other);
    return { driverId: most?.[0] ?? null, trips: most?.[1] ?? 0, drivers: counts.size };
  };
  return {
    ...facts,
    type: mostOf(first.map(({ type }) => type)) ?? 'to',
    pick_time: mostOf(first.map(({ pickUp }) => pickUp)) ?? '00:00',
    trips: trips.length,
    before: drivers('before'),
    after: drivers('after'),
    changes,
    unassigned,
  };
}

/** The most frequent of some values, the first of several; undefined without any. */
function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [Value, number] | undefined>(
    (most, each) => (most && most[1] >= each[1] ? most : each),
    undefined,
  )?.[0];
}

function figures(
  series: readonly (readonly SeriesTrip[])[],
  side: 'before' | 'after',
  { empty, total }: { readonly empty: number; readonly total: number },
): SeriesPlanFigures {
  const drivers = series.map((trips) => trips.map((trip) => trip[side]));
  const driven = drivers.map((own) => own.filter((driver) => driver !== null));
  const rounded = (km: number): number => Math.round(km * 10) / 10;
  return {
    trips: drivers.flat().length,
    unassigned: drivers.flat().length - driven.flat().length,
    series: series.length,
    steady: drivers.filter((own) => own[0] !== null && new Set(own).size === 1).length,
    changesOfDriver: driven
      .map((own) => own.filter((driver, index) => index > 0 && driver !== own[index - 1]).length)
      .reduce((sum, changes) => sum + changes, 0),
    emptyKm: rounded(empty),
    totalKm: rounded(total),
  };
}
