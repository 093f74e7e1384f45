import { placeOf, rankDrivers, type RankedDriver } from '@navette/shared/domain';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { candidates, linkedTo } from './candidate-queries.ts';
import { inOrder } from './conflict-list.ts';
import { refuseOddDays } from './countable-days.ts';
import { readRefusals } from './read-refusals.ts';
import { readUnavailable } from './read-unavailable.ts';
import { pendingTrips } from './trip-queries.ts';
import { unsavedTrips } from './unsaved-trip.ts';
import type { DispatchServices } from '../services.ts';

type Suggestion = AnswerOf<'suggestDrivers'>[number];

/** Driver of a trip that has none yet; the ids of drivers begin with 1. */
const NOBODY = 0;
const UNSAVED = -1;

/** Active drivers for a trip on its days, the best first: as many questions to the database as there are for one driver. */
export const suggestDrivers: Handler<'suggestDrivers', DispatchServices> = async ({ body, services: { db } }) => {
  const { id, ap_date, limit } = body;
  const dates = body.dates ?? [ap_date];
  refuseOddDays(dates, (index) => (body.dates ? `dates.${String(index)}` : 'ap_date'));
  const asked = await unsavedTrips(
    db,
    { ...body, driverId: NOBODY },
    dates.map((date, index) => ({ id: index === 0 && id ? id : UNSAVED - index, ap_date: date })),
    { driver_active: true },
  );
  const refusals = id ? (await readRefusals(db, [id])).get(id) : undefined;
  const linkedId = id ? await linkedTo(db, id) : null;
  const drivers = await candidates(db, body);
  const trips = await pendingTrips(db, { dates, without: id ? [id] : [] });
  const unavailable = await readUnavailable(db, dates);
  const found = drivers.map(({ id, latitude, longitude, knowsClient, papersUntil, ...car }) => ({
    id,
    active: true,
    vehicle: { carriesWheelchair: car.carriesWheelchair, carriesStretcher: car.carriesStretcher },
    papersUntil,
    home: placeOf(latitude, longitude),
    knowsClient: knowsClient === true,
  }));
  const named = new Map(drivers.map((driver) => [driver.id, driver]));
  const days = asked.map((trip) => ({ ...trip, linkedId, refusals }));
  return rankDrivers(days, found, trips, unavailable)
    .slice(0, limit)
    .map((ranked) => suggestion(ranked, named.get(ranked.driverId)));
};

const suggestion = (
  { reasons, conflicts, ...ranked }: RankedDriver,
  name: { firstname: string | null; lastname: string | null } | undefined,
): Suggestion => ({
  ...ranked,
  firstname: name?.firstname ?? null,
  lastname: name?.lastname ?? null,
  estimated: true,
  reasons: [...reasons],
  conflicts: inOrder(conflicts),
});
