import { randomBytes } from 'node:crypto';
import { brusselsToday } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import {
  changed,
  conflict,
  found,
  invalid,
  rateLimited,
  refuseReferenced,
  unauthorized,
} from '../../kernel/problem.ts';
import { requestValues } from '../requests/request-values.ts';
import type { DispatchServices } from '../services.ts';
import type { CallingCarrier } from './authenticate-carrier.ts';
import { openOffersOf, tokenOwner } from './offer-queries.ts';
import { type DrivenTimes, orderedValues, requestOf, tripOf } from './tds-messages.ts';

const newNonce = () => randomBytes(8).toString('base64url');

/** Partner carriers of the settings, and the trips that they ask for (specification/office.md#requests). The log keeps numbers, never the patient. */
export const carrierHandlers = {
  listCarriers: async ({ services: { db, carrierTokens } }) => {
    const rows = await db.selectFrom('carrier').selectAll().orderBy('name').execute();
    return rows.map(({ id, name, nonce, url, sealedToken }) => ({
      id,
      name,
      url,
      sends: sealedToken !== null,
      token: carrierTokens.tokenOf({ id, nonce }),
    }));
  },
  createCarrier: async ({ body, services: { db } }) => {
    const name = body.name.trim();
    if (name === '') throw invalid({ field: 'name', messageKey: 'validation.required' });
    const row = await db
      .insertInto('carrier')
      .values({ name, nonce: newNonce() })
      .onConflict((other) => other.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw invalid({ field: 'name', messageKey: 'validation.duplicate' });
    return { insertId: row.id };
  },
  deleteCarrier: async ({ path: { id }, services: { db } }) => {
    refuseReferenced(await openOffersOf(db, id));
    return changed((await db.deleteFrom('carrier').where('id', '=', id).executeTakeFirst()).numDeletedRows);
  },
  setCarrierAddress: async ({ path: { id }, body, services: { db, carriers, vault }, request }) => {
    const url = body.url?.trim() || null;
    const token = body.token?.trim() || undefined;
    noteForLog(request, { asked: { id, url, token: token !== undefined } });
    if (url === null) {
      refuseReferenced(await openOffersOf(db, id));
      const emptied = db.updateTable('carrier').set({ url, sealedToken: null }).where('id', '=', id);
      return changed((await emptied.executeTakeFirst()).numUpdatedRows);
    }
    if (!carriers.allows(url)) throw invalid({ field: 'url', messageKey: 'validation.invalid' });
    if (token !== undefined && !/^[\x21-\x7e]+$/u.test(token))
      throw invalid({ field: 'token', messageKey: 'validation.invalid' });
    const before = found(
      await db.selectFrom('carrier').select(['url', 'sealedToken']).where('id', '=', id).executeTakeFirst(),
    );
    // The token of one address is not sent to another.
    if (token === undefined && (before.sealedToken === null || before.url !== url))
      throw invalid({ field: 'token', messageKey: 'validation.required' });
    const set = { url, ...(token !== undefined && { sealedToken: vault.seal(token, tokenOwner(id)) }) };
    return changed((await db.updateTable('carrier').set(set).where('id', '=', id).executeTakeFirst()).numUpdatedRows);
  },
  renewCarrierToken: async ({ path: { id }, services: { db } }) => {
    const renewed = db.updateTable('carrier').set({ nonce: newNonce() }).where('id', '=', id);
    return changed((await renewed.executeTakeFirst()).numUpdatedRows);
  },
  offerTripRequest: async ({ body: { id }, services }) => {
    const offered = services.db
      .updateTable('trip_request')
      .set({ offeredAt: services.now() })
      .where('id', '=', id)
      .where('carrierId', 'is not', null)
      .where('state', '=', 'waiting');
    return changed((await offered.executeTakeFirst()).numUpdatedRows);
  },
  requestCarrierTrip: async ({ body, services, request }) => {
    const carrier = carrierOf(request);
    const at = services.now();
    const values = requestValues(requestOf(body.tripRequest, carrier.name), brusselsToday(at));
    noteForLog(request, { asked: { carrier: carrier.id, date: values.date } });
    const seconds = await services.carrierRate.take(carrier.id, at);
    if (seconds > 0) throw rateLimited(seconds);
    const attempt = `carrier ${carrier.id} ${String(request.headers['idempotency-key'])}`;
    await services.db
      .insertInto('trip_request')
      .values({ ...values, source: 'carrier', carrierId: carrier.id, attempt, at })
      .onConflict((other) => other.column('attempt').doNothing())
      .execute();
    const { id } = await services.db
      .selectFrom('trip_request')
      .select('id')
      .where('attempt', '=', attempt)
      .executeTakeFirstOrThrow();
    noteForLog(request, { recordId: id });
    return readTrip(services.db, carrier, id);
  },
  getCarrierTrip: ({ path: { id }, services, request }) => readTrip(services.db, carrierOf(request), id),
  orderCarrierTrip: async ({ path: { id }, body: { clientOrderConfirmation: order }, services, request }) => {
    const carrier = carrierOf(request);
    noteForLog(request, { asked: { id, carrier: carrier.id } });
    await services.db.transaction().execute(async (trx) => {
      const row = found(
        await trx
          .selectFrom('trip_request')
          .select(['state', 'offeredAt', 'ticketId', 'remark', 'contact'])
          .where('id', '=', id)
          .where('carrierId', '=', carrier.id)
          .forUpdate()
          .executeTakeFirst(),
      );
      if (row.ticketId === order.tripTicketId) return;
      if (row.state !== 'waiting' || row.offeredAt === null || row.ticketId !== null)
        throw conflict('carrier.notAvailable');
      await trx.updateTable('trip_request').set(orderedValues(order, row)).where('id', '=', id).execute();
    });
    return readTrip(services.db, carrier, id);
  },
  withdrawCarrierTrip: async ({ path: { id }, services, request }) => {
    const carrier = carrierOf(request);
    noteForLog(request, { asked: { id, carrier: carrier.id } });
    const own = services.db
      .updateTable('trip_request')
      .set({
        state: 'refused',
        reason: 'notNeeded',
        note: null,
        decidedAt: services.now(),
        userId: null,
        userName: carrier.name,
      })
      .where('id', '=', id)
      .where('carrierId', '=', carrier.id)
      .where('state', '=', 'waiting');
    await own.execute();
    const trip = await readTrip(services.db, carrier, id);
    if (trip.state === 'confirmed' || trip.state === 'completed') throw conflict('carrier.notAvailable');
    return trip;
  },
} satisfies Handlers<DispatchServices>;

/** The carrier that calls, whom the route has authenticated. */
function carrierOf({ carrier }: FastifyRequest): CallingCarrier {
  if (!carrier) throw unauthorized();
  return carrier;
}

/** A trip of a carrier. @throws ProblemError 404 for that of another */
async function readTrip(db: Db, carrier: CallingCarrier, id: number) {
  const row = found(
    await db
      .selectFrom('trip_request')
      .select(['id', 'state', 'offeredAt', 'ticketId', 'bookingIds'])
      .where('id', '=', id)
      .where('carrierId', '=', carrier.id)
      .executeTakeFirst(),
  );
  const [bookingId = 0] = row.bookingIds;
  const booking = await db
    .selectFrom('booking')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select(['booking.type', 'status', 'ap_date as date', 'pick_time as pickTime', 'ap_time as time', 'price'])
    .select(['pick_address as address', 'destination.name as destination'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst();
  const driven = booking && (await drivenTimes(db, bookingId));
  return tripOf({ ...row, isOffered: row.offeredAt !== null, booking: booking && { ...booking, driven } });
}

/** When the driver of a closed booking took the patient on board, and arrived: one person noted both, else the office closed the trip later. */
async function drivenTimes(db: Db, bookingId: number): Promise<DrivenTimes | undefined> {
  const noted = (change: string) =>
    db
      .selectFrom('booking_history')
      .select(['at', 'userId', 'userName'])
      .where('bookingId', '=', bookingId)
      .where(sql<boolean>`changes @> ${change}::jsonb`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  const [onBoard, arrived] = [
    await noted('[{"field": "charged", "new": true}]'),
    await noted('[{"field": "status", "new": 1}]'),
  ];
  const isOne = onBoard && arrived && onBoard.userId === arrived.userId && onBoard.userName === arrived.userName;
  return isOne && onBoard.at < arrived.at ? { onBoard: onBoard.at, arrived: arrived.at } : undefined;
}
