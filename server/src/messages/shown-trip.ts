import { brusselsNow, BookingStatus, type DocumentLanguage, type GeoPlace } from '@navette/shared/domain';
import { readWhereabouts } from '../dispatch/public.ts';
import { companyProfile, insertLog } from '../masterdata/public.ts';
import type { MessageServices } from './services.ts';
import { isDriverSure, type ToldTrip, toldTrips } from './message-trips.ts';

type Showing = Pick<MessageServices, 'db' | 'now' | 'routes' | 'tripLinks'>;

/** All that the page of a trip shows to whoever has its link (specification/messages.md#page-of-a-trip). */
export interface ShownTrip {
  readonly language: DocumentLanguage;
  readonly company: string;
  readonly phone: string | null;
  /** `planned`: nobody is on the way yet. */
  readonly step: 'planned' | 'toPickUp' | 'onBoard' | 'ended' | 'canceled';
  /** Day and time of the planned pick-up, in Brussels. */
  readonly date: string;
  readonly time: string;
  /** First name and car; null until a driver is sure, on the day of the trip. */
  readonly driver: { readonly name: string; readonly car: string | null } | null;
  /** Expected pick-up, or arrival with the passenger on board; null while it is as planned. */
  readonly expected: string | null;
  /** Driver and next stop; null unless the driver is on the way. */
  readonly places: { readonly driver: GeoPlace; readonly stop: GeoPlace } | null;
  /** Whether the link is the client's own, who may end the messages with it. */
  readonly mayStop: boolean;
}

/** Milliseconds after the planned end from which a trip that nobody closed is over. */
const OVER_AFTER = 7_200_000;

const clockOf = (at: Date): string => brusselsNow(at).time;

function stepOf({ row, end, isArchived, status }: ToldTrip, now: Date): ShownTrip['step'] {
  if (status === BookingStatus.canceled) return 'canceled';
  const isOver = status !== BookingStatus.pending || isArchived || now.getTime() > end + OVER_AFTER;
  return isOver ? 'ended' : row.charged ? 'onBoard' : 'planned';
}

/** The trip of a token, and whether the client's own; undefined when the token is none of ours. */
async function tripOf(
  { db, tripLinks }: Showing,
  token: string,
): Promise<{ trip: ToldTrip; mayStop: boolean } | undefined> {
  const id = tripLinks.bookingOf(token);
  if (id === undefined || id > 2_147_483_647) return undefined;
  const trip = (await toldTrips(db, [id])).get(id);
  const holder = trip && tripLinks.holderOf(token, trip.row);
  return trip && holder && { trip, mayStop: holder === 'client' };
}

/** Reads the trip of a token; undefined for an unknown token. Of one that is over only that is told. */
export async function shownTrip(services: Showing, token: string): Promise<ShownTrip | undefined> {
  const found = await tripOf(services, token);
  if (!found) return undefined;
  const { trip, mayStop } = found;
  const now = services.now();
  const { companyName: company, companyTel: phone } = await companyProfile(services.db);
  const { date, time } = brusselsNow(new Date(trip.start));
  const step = stepOf(trip, now);
  const known = { language: trip.row.language, company, phone, step, date, time, mayStop };
  const isToday = date === brusselsNow(now).date;
  if (step === 'ended' || step === 'canceled' || !isToday || !isDriverSure(trip))
    return { ...known, driver: null, expected: null, places: null };
  const { driver_firstname: name, driver_car: car } = trip.row;
  const [ahead] = await readWhereabouts(services, trip.row.id);
  const isToldOnTheWay = ahead?.step === 'toPickUp' && (await wasToldOnTheWay(services, trip));
  const shown = ahead?.step === 'onBoard' ? 'onBoard' : isToldOnTheWay ? 'toPickUp' : step;
  const stop = shown === 'onBoard' ? trip.planned.to : trip.planned.from;
  const seen = ahead?.seen && ahead.seen.state !== 'stale' ? ahead.seen : null;
  const expected = ahead?.pickUpAt ?? ahead?.arrivesAt;
  return {
    ...known,
    step: shown,
    driver: { name, car },
    expected: expected ? clockOf(new Date(expected)) : null,
    places: shown !== 'planned' && seen && stop ? { driver: seen, stop } : null,
  };
}

/** The position is shown from the moment on at which the client is told that the driver is on the way. */
const wasToldOnTheWay = async ({ db }: Showing, { row }: ToldTrip): Promise<boolean> =>
  (await db
    .selectFrom('client_message')
    .select('id')
    .where('bookingId', '=', row.id)
    .where('event', 'in', ['onTheWay', 'late'])
    .where('day', '=', row.ap_date)
    .executeTakeFirst()) !== undefined;

/** Ends the messages to the client of a token, as the client asks on the page. Returns whether it is one of a client. */
export async function declineMessages(services: Showing, token: string): Promise<boolean> {
  const found = await tripOf(services, token);
  if (!found?.mayStop) return false;
  const { clientId } = found.trip.row;
  await services.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('client')
      .set({ messages: false })
      .where('id', '=', clientId)
      .where('messages', '=', true)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    await insertLog(trx, {
      time: services.now(),
      userId: null,
      role: null,
      method: 'PUT',
      url: `/api/client/${clientId}`,
      body: null,
      operation: 'updateClient',
      details: JSON.stringify({
        subject: null,
        outcome: null,
        changes: [{ field: 'messages', before: 'true', after: 'false' }],
      }),
    });
  });
  return true;
}
