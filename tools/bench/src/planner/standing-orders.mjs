import { Accepted, addDays, eachDay, isDriven, placeOf } from '@navette/shared/domain';
import {
  checkPlan,
  dayPlaces,
  dayProblem,
  estimatedTravel,
  planRules,
  planSeries,
  seriesOutcome,
} from '@navette/shared/plan';
import { makeDemo, markedSlots } from '@navette/server/make-demo';
import { searchPlan } from '@navette/server/search-plan';

/** @typedef {import('@navette/shared/plan').PlanDay} PlanDay */

/** Day of the demo: a Saturday. */
const today = '2026-11-28';
/** Days before the planned ones whose drivers the clients know. */
const earlierDays = 28;

/**
 * Plans the standing orders of the demo from the day after; every plan is checked apart from the search.
 * @param {{ days: number, seconds: number, moveAccepted: boolean }} options Seconds of the processor.
 */
export async function plannedStandingOrders({ days, seconds, moveAccepted }) {
  const { range, facts } = demoRange(days, moveAccepted);
  const begun = process.cpuUsage();
  const elapsed = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
  const problemOf = async (/** @type {PlanDay} */ day) => dayProblem(day, estimatedTravel(dayPlaces(day), day.date));
  const plans = await planSeries(range, {
    problemOf,
    isOver: async () => elapsed() > seconds,
    async plan(problem, start, share) {
      const from = elapsed();
      const own = (seconds - from) * share;
      return searchPlan(problem, { seed: 1, start, passed: () => (elapsed() - from) / own }).solution;
    },
  });
  const took = elapsed();
  for (const day of range.days) {
    const plan = plans.get(day.date);
    if (plan && checkPlan((await problemOf(day)).problem, plan).length > 0)
      throw new Error(`${day.date}: the plan breaks rules`);
  }
  const { before, after, series } = await seriesOutcome(range, plans, facts, problemOf);
  const drivers = (/** @type {'before' | 'after'} */ side) => series.reduce((sum, each) => sum + each[side].drivers, 0);
  return {
    unsteady: after.series - after.steady,
    drivers: (100 * drivers('after')) / drivers('before'),
    empty: (100 * after.emptyKm) / before.emptyKm,
    seconds: took,
    before,
    after,
  };
}

/**
 * Days of the demo as the server reads them.
 * @param {number} length
 * @param {boolean} moveAccepted
 */
function demoRange(length, moveAccepted) {
  const { bookings, clients, destinations, drivers, availability } = makeDemo({ date: today, time: '19:00' });
  const [from, until] = [addDays(today, 1), addDays(today, length)];
  const clientOf = new Map(clients.map((row) => [row.id, row]));
  const destinationOf = new Map(destinations.map((row) => [row.id, row]));
  const active = new Map(drivers.map(({ id, active: isActive }) => [id, isActive ?? true]));
  const unavailable = markedSlots(availability);
  const driven = bookings.filter(({ status }) => isDriven(status));
  const rows = driven.map((booking) => {
    const [client, destination] = [clientOf.get(booking.clientId), destinationOf.get(booking.destinationId)];
    return {
      ...booking,
      status: booking.status ?? 0,
      accepted: booking.accepted ?? Accepted.assign,
      distance: booking.distance ? JSON.stringify(booking.distance) : null,
      client_latitude: client?.latitude,
      client_longitude: client?.longitude,
      client_mobility: client?.mobility,
      driver_active: active.get(booking.driverId),
      destination_latitude: destination?.latitude,
      destination_longitude: destination?.longitude,
    };
  });
  const standing = rows.filter((row) => row.seriesId && row.ap_date >= from && row.ap_date <= until);
  const seriesOf = new Map(standing.map(({ id, seriesId }) => [id, seriesId ?? 0]));
  /** @type {Map<number, Map<number, number>>} */
  const earlier = new Map();
  for (const { seriesId, ap_date: date, driverId, accepted } of rows) {
    if (!seriesId || date >= from || date < addDays(from, -earlierDays) || accepted === Accepted.assign) continue;
    const own = earlier.get(seriesId) ?? new Map();
    earlier.set(seriesId, own.set(driverId, (own.get(driverId) ?? 0) + 1));
  }
  const days = eachDay(from, until).flatMap((date) => {
    const trips = rows.filter((row) => row.ap_date >= addDays(date, -1) && row.ap_date <= addDays(date, 1));
    if (!trips.some(({ id, ap_date: day }) => day === date && seriesOf.has(id))) return [];
    const knows = new Map(drivers.map(({ id }) => [id, new Set()]));
    for (const row of rows) if (row.ap_date < date) knows.get(row.driverId)?.add(row.clientId);
    return {
      date,
      trips,
      drivers: drivers.map((driver) => ({
        id: driver.id,
        active: driver.active ?? true,
        vehicle: {
          carriesWheelchair: driver.carriesWheelchair ?? false,
          carriesStretcher: driver.carriesStretcher ?? false,
        },
        papersUntil: null,
        home: placeOf(driver.latitude, driver.longitude),
        knows: knows.get(driver.id) ?? new Set(),
      })),
      unavailable,
      rules: planRules([]),
      query: { moveAccepted, lockedTrips: trips.flatMap(({ id }) => (seriesOf.has(id) ? [] : id)) },
      started: new Set(),
      here: new Map(),
    };
  });
  const facts = [...new Map(standing.map((row) => [row.seriesId ?? 0, row]))].map(([seriesId, row]) => ({
    seriesId,
    clientId: row.clientId,
    client: '',
    destinationId: row.destinationId,
    destination: null,
    weekdays: [],
  }));
  return { range: { days, seriesOf, earlier }, facts };
}
