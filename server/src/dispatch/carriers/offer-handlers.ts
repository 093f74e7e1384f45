import { randomUUID } from 'node:crypto';
import { allowsOfferStep, brusselsToday, offerRefusal, type TripOfferState } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { conflict, found, invalid } from '../../kernel/problem.ts';
import { bookingRows } from '../bookings/booking-rows.ts';
import { lockRows } from '../bookings/lock-bookings.ts';
import { writeBookings } from '../bookings/write-bookings.ts';
import type { DispatchServices } from '../services.ts';

const STEP_STATES = { order: 'ordering', withdraw: 'withdrawing' } as const satisfies Record<string, TripOfferState>;

/** Offers of bookings to partner carriers (specification/office.md#requests): a step is noted here, and sent by the job. */
export const offerHandlers = {
  listTripOffers: async ({ path: { id }, services }) => {
    const { db } = services;
    const refusal = await refusalOf(db, id, services.now());
    const carriers = await db
      .selectFrom('carrier')
      .select(['id', 'name'])
      .where('sealedToken', 'is not', null)
      .orderBy('name')
      .execute();
    return { refusal, carriers, offers: await offersOf(db, id) };
  },
  offerTrip: async ({ path: { id }, body: { carrierId }, caller, services, request }) => {
    noteForLog(request, { asked: { id, carrier: carrierId } });
    const insertId = await writeBookings(services, async (trx) => {
      const booking = found((await lockRows(trx, [id]))[0]);
      const refusal = await refusalOf(trx, id, services.now());
      if (refusal) throw conflict('offer.changed');
      const carrier = await trx
        .selectFrom('carrier')
        .select(['id', 'name'])
        .where('id', '=', carrierId)
        .where('sealedToken', 'is not', null)
        .forShare()
        .executeTakeFirst();
      if (!carrier) throw invalid({ field: 'carrierId', messageKey: 'validation.notFound' });
      const at = services.now();
      const offer = await trx
        .insertInto('trip_offer')
        .values({
          bookingId: id,
          carrierId: carrier.id,
          carrier: carrier.name,
          key: randomUUID(),
          dueAt: at,
          at,
          changedAt: at,
          userId: caller.user.id,
          userName: callerName(caller),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { result: offer.id, ids: [id], dates: [booking.ap_date] };
    });
    noteForLog(request, { recordId: insertId });
    return { insertId };
  },
  advanceTripOffer: async ({ body: { id, step }, services, request }) => {
    noteForLog(request, { asked: { id, step } });
    await writeBookings(services, async (trx) => {
      const offer = found(
        await trx.selectFrom('trip_offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
      );
      if (!allowsOfferStep(step, offer)) throw conflict('offer.changed');
      const at = services.now();
      // Never sent, it needs no withdrawal; one that was sent without an answer does.
      const isUnsent = step === 'withdraw' && offer.state === 'asking' && offer.attempts === 0;
      const state = step === 'again' ? offer.state : isUnsent ? ('withdrawn' as const) : STEP_STATES[step];
      await trx
        .updateTable('trip_offer')
        .set({ state, problem: null, attempts: 0, dueAt: isUnsent ? null : at, changedAt: at })
        .where('id', '=', id)
        .execute();
      const booking = await trx
        .selectFrom('booking')
        .select(['id', 'ap_date'])
        .where('id', '=', offer.bookingId)
        .executeTakeFirst();
      return { result: undefined, ids: booking ? [booking.id] : [], dates: booking ? [booking.ap_date] : [] };
    });
    return { affectedRows: 1 };
  },
} satisfies Handlers<DispatchServices>;

/** @throws ProblemError 404 for an unknown booking */
async function refusalOf(db: Db, id: number, now: Date) {
  const booking = found(
    await bookingRows(db).select('booking.archivedAt').where('booking.id', '=', id).executeTakeFirst(),
  );
  return offerRefusal({ ...booking, archived: booking.archivedAt !== null }, brusselsToday(now));
}

async function offersOf(db: Db, bookingId: number): Promise<AnswerOf<'listTripOffers'>['offers']> {
  const rows = await db
    .selectFrom('trip_offer')
    .select(['id', 'carrier', 'state', 'problem', 'at', 'changedAt', 'dueAt', 'userName'])
    .select(['pickUpAt', 'pickedUpAt', 'arrivedAt', 'measured', 'cost'])
    .where('bookingId', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    changedAt: row.changedAt.toISOString(),
    dueAt: text(row.dueAt),
    pickUpAt: text(row.pickUpAt),
    pickedUpAt: text(row.pickedUpAt),
    arrivedAt: text(row.arrivedAt),
  }));
}
