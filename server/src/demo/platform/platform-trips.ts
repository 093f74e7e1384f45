import {
  addDays,
  bookableRows,
  brusselsInstant,
  DEFAULT_PLATFORM_TABLES,
  eachDay,
  motiveOf,
  type PlanningRow,
} from '@navette/shared/domain';
import type { DemoNow, DemoRow } from '../rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { Trip } from '../trips.ts';
import { SPAN, transportAsOf, type OrderedTransport, transportsOfDay } from './transports.ts';
import { worldOf } from './world.ts';

const SEED = 41_000_000;
/** Shares of the transports that nobody booked, and of the ways home that were forgotten. */
const [FORGOTTEN, FORGOTTEN_HOME] = [0.04, 0.03];

/** A stream of its own for each transport, so that one more changes no other. */
export const randomOf = (transportId: string): Random =>
  createRandom(SEED + Number(transportId.replaceAll(/\D/gu, '')) * 7);

/** The trips of the platform's transports of the past, as far as the platform knows them: they were booked from it, but for a few that were forgotten. */
export function platformTrips(
  clients: readonly DemoRow<'client'>[],
  destinations: readonly DemoRow<'destination'>[],
  { date, time }: DemoNow,
): Trip[] {
  const world = worldOf(clients, destinations);
  const now = brusselsInstant(date, time);
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const placeOf = new Map(destinations.map((place) => [place.id, place]));
  return eachDay(addDays(date, -SPAN), addDays(date, -1))
    .flatMap((day) => transportsOfDay(world, day))
    .filter((ordered) => isSettled(ordered, now))
    .flatMap((ordered): Trip[] => {
      const client = clientOf.get(ordered.personId);
      const places = ordered.placeIds.map((id) => placeOf.get(id));
      const rows = bookableRows(transportAsOf(ordered, now).parts).filter((row) => row.date < date);
      return client ? tripsOf(rows, client, places) : [];
    });
}

/** Nothing is to come: what changes later would be a difference that somebody has to look at on the first day. */
const isSettled = ({ change, isCopy }: OrderedTransport, now: Date): boolean =>
  !isCopy && (change === null || change.at <= now);

function tripsOf(
  rows: readonly PlanningRow[],
  client: DemoRow<'client'>,
  places: readonly (DemoRow<'destination'> | undefined)[],
): Trip[] {
  const [first] = rows;
  if (!first) return [];
  const random = randomOf(first.transportId);
  if (random.chance(FORGOTTEN)) return [];
  const withoutHome = random.chance(FORGOTTEN_HOME);
  const appointment = {
    treatment: treatmentOf(first),
    clientId: client.id,
    date: first.date,
    time: first.time,
    series: null,
    standing: false,
  };
  return rows.flatMap((row, index): Trip[] => {
    const from = row.isOnward ? places[0] : undefined;
    const destination = row.isOnward || index > 1 ? (places[1] ?? places[0]) : places[0];
    if (!destination || (row.isReturn && index > 0 && withoutHome)) return [];
    const type = row.isReturn ? 'back' : 'to';
    return [
      {
        appointment,
        type,
        back: false,
        time: row.time,
        client,
        destination,
        insured: row.isInsured,
        transport: row,
        ...(from && { from }),
      },
    ];
  });
}

/** Treatment of a transport; its time and place are those of the platform. */
const treatmentOf = ({ reason }: PlanningRow): Trip['appointment']['treatment'] => ({
  motive: motiveOf(DEFAULT_PLATFORM_TABLES, reason),
  kinds: [],
  insured: 0,
  stay: [0, 0],
  returns: 0,
  times: [],
});
