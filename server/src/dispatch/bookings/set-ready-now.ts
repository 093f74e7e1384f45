import type { ReadyDriver } from '@navette/openapi/enums';
import {
  BookingStatus,
  brusselsNow,
  clientName,
  conflictsOfTrips,
  isToAssign,
  isWithinSlack,
  planningSlack,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Incident } from '../../kernel/incident.ts';
import { conflict } from '../../kernel/problem.ts';
import { callerName } from '../../kernel/caller.ts';
import { bookingRows } from './booking-rows.ts';
import { changeBooking } from './change-booking.ts';
import { lockBookings } from './lock-bookings.ts';
import { refuseArchived, type Author } from './plan-change.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';
import { readRefusals, readUnavailable } from '../planning/read-refusals.ts';
import { pendingTrips } from '../planning/trip-queries.ts';
import type { DispatchServices } from '../services.ts';

/**
 * Marks the client of a will-call return as ready: the trip is due now, and its driver is notified. A second call is refused.
 * @throws ProblemError 409 when the booking is not waiting for a call or is closed
 */
export async function setReadyNow(
  services: BookingWriting & Pick<DispatchServices, 'notifications'>,
  id: number,
  { caller, at }: Author,
  incident: Incident,
) {
  const { date: ap_date, time } = brusselsNow(at);
  const due = { ap_date, ap_time: time, pick_time: time };
  const { changes } = await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, id, { scope: 'one', legs: false });
    refuseArchived(booking);
    if (!booking.willCall) throw conflict('booking.notWillCall');
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    return changeBooking(trx, id, { ...due, willCall: false }, { caller, at });
  });
  // The trip is due whatever fails from here on.
  const told = await tellReadiness(services, id, caller, incident);
  const answer = { id, ...due, ...(changes && { changes }) };
  if (!told) return { ...answer, delivered: false, driver: 'none' as const };
  const driver = await readiness(services.db, told.trip).catch((error: unknown) => {
    incident.log.error({ err: error }, 'the conflicts of the trip could not be read');
  });
  return { ...answer, delivered: told.delivered, driver: driver ?? 'free' };
}

/**
 * Notifies the driver of a saved return that its client is ready, or will call after all. Never rejects: the trip is saved.
 * @returns the trip and whether the driver's app was reached; undefined when it has no driver
 */
export async function tellReadiness(
  { db, notifications }: Pick<DispatchServices, 'db' | 'notifications'>,
  id: number,
  caller: Author['caller'],
  incident: Incident,
) {
  const log = (error: unknown): undefined => {
    incident.log.error({ err: error, bookingId: id }, 'the driver could not be notified whether the client is ready');
  };
  const trip = await bookingRows(db).where('booking.id', '=', id).executeTakeFirst().catch(log);
  if (!trip || isToAssign(trip.accepted, trip.driver_active)) return undefined;
  const sent = await notifications
    .send({
      driverId: trip.driverId,
      kind: 'message',
      msg: trip.willCall ? waitMessage(trip) : readyMessage(trip),
      details: null,
      endsAt: null,
      by: { id: caller.user.id, name: callerName(caller) },
    })
    .catch(log);
  return { trip, delivered: sent?.delivered ?? false };
}

/** Whether the driver of a saved trip can be there: without a conflict beyond the slack. */
async function readiness(
  db: Db,
  { id, driverId, ap_date }: { readonly id: number; readonly driverId: number; readonly ap_date: string },
): Promise<ReadyDriver> {
  const dates = [ap_date];
  const refusals = (await readRefusals(db, [id])).get(id);
  const trips = await pendingTrips(db, { dates, driverIds: [driverId] });
  const found = conflictsOfTrips(
    trips.map((trip) => (trip.id === id ? { ...trip, refusals } : trip)),
    await readUnavailable(db, dates, driverId),
  );
  const slack = planningSlack(await db.selectFrom('setting').select(['variable', 'value']).execute());
  return (found.get(id) ?? []).every((conflict) => isWithinSlack(conflict, slack)) ? 'free' : 'busy';
}

interface ReadyTrip {
  readonly ap_time: string;
  readonly client_firstname: string | null;
  readonly client_lastname: string | null;
  readonly destination_name: string | null;
  readonly pick_address: string;
}

/** Text of the notification, in the language of notifications to drivers (specification/bookings.md#notices). */
function readyMessage(trip: ReadyTrip): string {
  const { ap_time, destination_name, pick_address } = trip;
  return `Le client est prêt pour le retour (${ap_time}) : ${clientName(trip, 'text')}, de ${destination_name ?? ''} vers ${pick_address}.`;
}

/** Text for the driver when that was undone. */
const waitMessage = (trip: ReadyTrip): string =>
  `Le client n’est pas encore prêt pour le retour : ${clientName(trip, 'text')}, ${trip.destination_name ?? ''}. Il rappellera.`;
