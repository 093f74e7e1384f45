import { addDays, brusselsToday, type TripOfferState } from '@navette/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row, RowChange } from '../../db/types.ts';
import { repeat } from '../../kernel/repeat.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { job } from '../../kernel/work.ts';
import type { CarrierAccess, CarrierPort, CarrierTrip } from '../../ports/carriers/carrier-port.ts';
import type { BookingUpdate } from '../booking-events.ts';
import { writeBookings } from '../bookings/write-bookings.ts';
import type { DispatchServices } from '../services.ts';
import { answeredValues, orderMessage, requestMessage } from './offer-messages.ts';
import { carrierAccess, offeredBooking, payerName, SETTLED } from './offer-queries.ts';

type Sending = Pick<DispatchServices, 'bookingEvents' | 'carriers' | 'changes' | 'db' | 'now' | 'vault'>;
type Offer = Row<'trip_offer'>;

/** Offers that one run takes. */
const TOGETHER = 20;

/** Seconds after which an offer that is being sent has lost its process: every message may be sent again. */
const LOST = 120;

/** Minutes until a failed message is sent again, by the number of failures; then as the last. */
const RETRY_MINUTES = [1, 5, 15, 60] as const;

/** Minutes until a carrier is asked again how far it is. */
const POLL_MINUTES: Partial<Record<TripOfferState, number>> = { waiting: 1, available: 5, ordered: 1, confirmed: 5 };

/** Days after the trip during which its carrier is asked for the completion. */
const ASKED_DAYS = 14;

/**
 * Sends what is due to carriers, in whatever process, and reads their answers. An offer is taken before it is sent and never by two at once; the
 * carrier knows a repeat by its key and number, so that a process that dies between sending and noting costs nothing.
 * @returns number of offers that were taken
 */
export async function sendOffers(services: Sending): Promise<number> {
  const { db, now } = services;
  await withdrawOverdue(db, now());
  const offers = await takeDue(db, now());
  for (const offer of offers) {
    const change = await advance(services, offer).catch((error: unknown) => afterFailure(error, offer, now()));
    await keep(services, offer, change);
  }
  return offers.length;
}

/** An offer whose booking is canceled, deleted or, before the order, given to a driver of ours, is withdrawn. */
const withdrawOverdue = (db: Db, now: Date) =>
  sql`
    update trip_offer set state = 'withdrawing', problem = null, attempts = 0, "dueAt" = ${now}, "changedAt" = ${now}
    where state in ('asking', 'waiting', 'available', 'ordering', 'ordered', 'confirmed') and problem is distinct from 'kept'
      and not exists (
        select from booking join driver on driver.id = booking."driverId"
        where booking.id = trip_offer."bookingId" and booking.status not in (2, 3)
          and (trip_offer.state not in ('asking', 'waiting', 'available')
            or (booking.status = 0 and (booking.accepted in (0, 3) or not driver.active))))`.execute(db);

function takeDue(db: Db, now: Date): Promise<Offer[]> {
  const today = brusselsToday(now);
  return db
    .updateTable('trip_offer')
    .set({ dueAt: new Date(now.getTime() + LOST * 1000), attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('trip_offer')
        .leftJoin('booking', 'booking.id', 'trip_offer.bookingId')
        .select('trip_offer.id')
        .where('trip_offer.dueAt', '<=', now)
        .where('trip_offer.state', 'not in', SETTLED)
        .where(sql<boolean>`coalesce(booking.ap_date, ${today}) >= case
          when trip_offer.state in ('asking', 'ordering') then ${today}::date else ${addDays(today, -ASKED_DAYS)}::date end`)
        .orderBy('trip_offer.dueAt')
        .limit(TOGETHER)
        .forUpdate('trip_offer')
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

type Change = RowChange<'trip_offer'>;

/** Sends the message that the state of the offer asks for. */
async function advance(services: Sending, offer: Offer): Promise<Change> {
  const { db, carriers, now } = services;
  const to = await carrierAccess(services, offer.carrierId);
  if (!to) throw new ServiceError('carrier', 'settings', 'has no address or token');
  const { trip, refused } = await exchange({ db, carriers, to }, offer);
  const done = { attempts: 0, problem: null };
  if (offer.state === 'withdrawing' && !refused) return { ...done, state: 'withdrawn', dueAt: null };
  const values = trip ? answeredValues(trip) : {};
  const minutes = POLL_MINUTES[values.state ?? offer.state];
  const dueAt = minutes === undefined ? null : new Date(now().getTime() + minutes * 60_000);
  if (values.state === undefined || SETTLED.some((over) => over === values.state)) return { ...done, ...values, dueAt };
  // A trip that the carrier does not give back stays kept until it is driven.
  const isKept = offer.problem === 'kept' || (refused && offer.state === 'withdrawing');
  return { ...done, ...values, problem: isKept ? 'kept' : refused ? 'refused' : null, dueAt };
}

interface Exchange {
  readonly db: Db;
  readonly carriers: CarrierPort;
  readonly to: CarrierAccess;
}

interface Exchanged {
  /** Undefined when nothing had to be sent, for the carrier cannot know the trip. */
  readonly trip?: CarrierTrip;
  /** It refused the order or the withdrawal; the trip is as it answers it now. */
  readonly refused: boolean;
}

async function exchange({ db, carriers, to }: Exchange, offer: Offer): Promise<Exchanged> {
  const { state, key, remoteId } = offer;
  const isStep = state === 'ordering' || state === 'withdrawing';
  if (remoteId !== null && !isStep) return { trip: await carriers.read(to, remoteId), refused: false };
  const booking = await offeredBooking(db, offer.bookingId);
  if (remoteId === null && !booking) return { refused: false };
  const asked = remoteId === null && booking ? await carriers.ask(to, key, requestMessage(booking)) : undefined;
  const id = asked?.id ?? remoteId ?? 0;
  if (!isStep) return { ...(asked && { trip: asked }), refused: false };
  try {
    if (state === 'withdrawing') return { trip: await carriers.withdraw(to, id), refused: false };
    if (!booking) return { refused: false };
    const order = orderMessage(booking, `N${offer.id}`, await payerName(db));
    return { trip: await carriers.order(to, id, order), refused: false };
  } catch (error) {
    if (!(error instanceof ServiceError && error.fault === 'refused')) throw error;
    return { trip: await carriers.read(to, id), refused: true };
  }
}

/** A failed message is sent again, perhaps for the second time: the carrier knows a repeat. */
function afterFailure(error: unknown, { attempts }: Offer, now: Date): Change {
  const { fault, retryAfter = 0 } = error instanceof ServiceError ? error : { fault: 'unexpected' as const };
  const minutes = RETRY_MINUTES[attempts - 1] ?? RETRY_MINUTES[3];
  return { problem: fault, dueAt: new Date(now.getTime() + Math.max(minutes * 60, retryAfter) * 1000) };
}

/** Keeps a change, unless a person has taken another step meanwhile; the boards hear of another state. */
const keep = (services: Sending, { id, state, bookingId, attempts }: Offer, change: Change) =>
  writeBookings(services, async (trx) => {
    const changedAt = change.state === undefined || change.state === state ? {} : { changedAt: services.now() };
    const { numUpdatedRows } = await trx
      .updateTable('trip_offer')
      .set({ ...change, ...changedAt })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    const isSeen = numUpdatedRows > 0n && 'changedAt' in changedAt && bookingId !== null;
    const booking = isSeen
      ? await trx.selectFrom('booking').select(['id', 'ap_date']).where('id', '=', bookingId).executeTakeFirst()
      : undefined;
    return { result: undefined, ids: booking ? [booking.id] : [], dates: booking ? [booking.ap_date] : [] };
  });

/** Milliseconds between two looks at what is due. */
const EVERY = 20_000;

/** Sends offers when they are due, and at once when a booking or an offer changes. */
export function watchOffers(services: Sending, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const work = job('offers', async () => {
    const sent = await sendOffers(services);
    if (sent > 0) log.info({ offers: sent }, 'offers taken');
  });
  const repeated = repeat(work, EVERY, (error) => log.warn({ err: error }, 'offers not sent'));
  const onUpdate = ({ ids }: BookingUpdate) => {
    if (ids.length > 0) void repeated.now();
  };
  services.bookingEvents.on('booking_update', onUpdate);
  return {
    stop: async () => {
      services.bookingEvents.off('booking_update', onUpdate);
      await repeated.stop();
    },
  };
}
