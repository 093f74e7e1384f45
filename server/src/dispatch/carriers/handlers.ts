import { randomBytes } from 'node:crypto';
import { brusselsToday } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { changed, conflict, found, invalid, rateLimited, unauthorized } from '../../kernel/problem.ts';
import { requestValues } from '../requests/request-values.ts';
import type { DispatchServices } from '../services.ts';
import type { CallingCarrier } from './authenticate-carrier.ts';
import { orderedValues, requestOf, tripOf } from './tds-messages.ts';

const newNonce = () => randomBytes(8).toString('base64url');

/** Partner carriers of the settings, and the trips that they ask for (specification/office.md#requests). The log keeps numbers, never the patient. */
export const carrierHandlers = {
  listCarriers: async ({ services: { db, carrierTokens } }) => {
    const rows = await db.selectFrom('carrier').selectAll().orderBy('name').execute();
    return rows.map(({ id, name, nonce }) => ({ id, name, token: carrierTokens.tokenOf({ id, nonce }) }));
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
  deleteCarrier: async ({ path: { id }, services: { db } }) =>
    changed((await db.deleteFrom('carrier').where('id', '=', id).executeTakeFirst()).numDeletedRows),
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
  return tripOf({ ...row, isOffered: row.offeredAt !== null, booking });
}
