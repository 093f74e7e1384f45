import { addDays, afterQuietHours, brusselsInstant, brusselsNow, maskedRecipient } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AnswerOf, Handlers, QueryOf } from '../kernel/operation.ts';
import { conflict, found, refuseRange } from '../kernel/problem.ts';
import { messageSettings } from '../masterdata/public.ts';
import { messageChoices, sendNow } from './send-now.ts';
import type { MessageServices } from './services.ts';
import { isStillDue } from './message-text.ts';
import { toldTrips } from './message-trips.ts';

/** Most days of an answer. */
const MOST_DAYS = 366;

async function listMessages(db: Db, query: QueryOf<'listClientMessages'>, now: Date) {
  const { date: today } = brusselsNow(now);
  const { start = today, end = start > today ? start : today, bookingId } = query;
  refuseRange({ start, end }, 'end', MOST_DAYS);
  const rows = await db
    .selectFrom('client_message')
    .innerJoin('client', 'client.id', 'client_message.clientId')
    .select(['client_message.id', 'bookingId', 'day as ap_date', 'event', 'channel', 'recipient', 'text', 'state'])
    .select([
      'client.lastname as client_lastname',
      'client.firstname as client_firstname',
      'reason',
      'detail',
      'parts',
      'cost',
    ])
    .select(['client_message.language', 'at', 'dueAt', 'changedAt'])
    .$if(bookingId !== undefined, (all) => all.where(ofVisit(bookingId ?? 0)))
    .$if(bookingId === undefined, (all) =>
      all.where('at', '>=', brusselsInstant(start)).where('at', '<', brusselsInstant(addDays(end, 1))),
    )
    .orderBy('at', 'desc')
    .orderBy('client_message.id')
    .execute();
  return rows.map(({ recipient, at, dueAt, changedAt, ...row }): AnswerOf<'listClientMessages'>[number] => ({
    ...row,
    recipient: maskedRecipient(recipient),
    at: at.toISOString(),
    dueAt: dueAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}

/** Messages about a booking, and those about the other leg or the standing order that told it. */
const ofVisit = (bookingId: number) => sql<boolean>`("bookingId" = ${bookingId} or (
  "clientId" = (select "clientId" from booking where id = ${bookingId}) and jsonb_exists(told, ${String(bookingId)})))`;

/** Lets a message that failed or was dropped wait again. @throws ProblemError 404, 409 when it was sent, waits, or is no longer true */
const sendAgain = (services: MessageServices, id: string) =>
  services.db.transaction().execute(async (trx) => {
    const message = found(
      await trx.selectFrom('client_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    if (message.state !== 'failed' && message.state !== 'dropped') throw conflict('message.notAgain');
    const trips = await toldTrips(trx, [message.bookingId]);
    if (!(await isStillDue({ db: trx, now: () => services.now() }, message, trips))) throw conflict('message.outdated');
    const dueAt =
      message.channel === 'sms' ? afterQuietHours(services.now(), await messageSettings(trx)) : services.now();
    await trx
      .updateTable('client_message')
      .set({ state: 'waiting', reason: null, detail: null, told: null, attempts: 0, dueAt, changedAt: services.now() })
      .set((eb) => ({ sending: eb('sending', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { affectedRows: 1 };
  });

/** Messages to clients and wards (specification/messages.md). */
export const messageHandlers = {
  listClientMessages: ({ query, services }) => listMessages(services.db, query, services.now()),
  listMessageChoices: ({ query, services }) => messageChoices(services, query.bookingId),
  sendMessageNow: ({ body, services }) => sendNow(services, body.bookingId, body.event),
  sendMessageAgain: ({ body, services }) => sendAgain(services, body.id),
} satisfies Handlers<MessageServices>;
