import { conflictsOfTrips } from '@navette/shared/domain';
import type { Handler } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { tripDriver } from './candidate-queries.ts';
import { readRefusals } from './read-refusals.ts';
import { readUnavailable } from './read-unavailable.ts';
import { inOrder } from './conflict-list.ts';
import { refuseOddDays } from './countable-days.ts';
import { pendingTrips } from './trip-queries.ts';
import { unsavedTrips } from './unsaved-trip.ts';
import type { DispatchServices } from '../services.ts';

/** What speaks against a driver for a trip, on each of its days, by day. */
export const findBookingConflicts: Handler<'findBookingConflicts', DispatchServices> = async ({
  body,
  services: { db },
}) => {
  const { id, driverId, dates } = body;
  refuseOddDays(dates, (index) => `dates.${index}`);
  const driver = await tripDriver(db, driverId);
  if (driver === undefined) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  const asked = await unsavedTrips(
    db,
    body,
    dates.map((ap_date, index) => ({ id: -1 - index, ap_date })),
    driver,
  );
  const others = await pendingTrips(db, { dates, driverIds: [driverId], without: id ? [id] : [] });
  const refusals = id ? (await readRefusals(db, [id])).get(id) : undefined;
  const trips = asked.map((trip) => ({ ...trip, refusals }));
  const found = conflictsOfTrips([...others, ...trips], await readUnavailable(db, dates, driverId));
  return inOrder(asked.flatMap((trip) => found.get(trip.id) ?? []));
};
