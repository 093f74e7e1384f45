import type { MessageEvent } from '@navette/openapi/enums';
import { addDays, brusselsNow, BookingStatus, maskedRecipient } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';
import { emitLocally, readWhereabouts } from '../dispatch/public.ts';
import type { AnswerOf } from '../kernel/operation.ts';
import { conflict, found } from '../kernel/problem.ts';
import { companyProfile, messageSettings } from '../masterdata/public.ts';
import { textOfMessage } from './message-text.ts';
import { isDriverSure, type ToldTrip, toldTrips } from './message-trips.ts';
import { driverTurns, messagesOf } from './raise-messages.ts';
import type { MessageServices } from './services.ts';

type Sending = Pick<MessageServices, 'bookingEvents' | 'db' | 'now' | 'routes' | 'tripLinks'>;
type Choices = AnswerOf<'listMessageChoices'>;

/** First number of messages that a person sends after another of the same kind; those of events count from 0. */
const BY_HAND = 1000;

/** Messages that can be sent about a booking now, with their texts. @throws ProblemError 404 */
export async function messageChoices(services: Sending, bookingId: number): Promise<Choices> {
  const { trip, choices } = await choicesOf(services, bookingId);
  const problem = trip.messages ? (choices.length === 0 ? 'nothing' : null) : 'noConsent';
  return {
    problem: problem === 'nothing' && (await recipientsOf(services, trip)).length === 0 ? 'noRecipient' : problem,
    choices: choices.map(({ event, messages }) => ({
      event,
      messages: messages.map(({ text, row: { channel, recipient, dueAt } }) => ({
        channel,
        recipient: maskedRecipient(recipient),
        text,
        dueAt: dueAt > services.now() ? dueAt.toISOString() : null,
      })),
    })),
  };
}

/** Lets a message wait to be sent at once, or for the end of the quiet hours. @throws ProblemError 404, 409 when it is not true or waits already */
export async function sendNow(
  services: Sending,
  bookingId: number,
  event: MessageEvent,
): Promise<{ affectedRows: number }> {
  const affectedRows = await services.db.transaction().execute(async (trx) => {
    const { choices } = await choicesOf({ ...services, db: trx }, bookingId);
    const choice = choices.find((one) => one.event === event);
    if (!choice) throw conflict('message.outdated');
    const earlier = await earlierOf(trx, bookingId, event);
    if (earlier.some(({ state }) => state === 'waiting' || state === 'sending')) throw conflict('message.notAgain');
    const turns = event === 'onTheWay' ? await driverTurns(trx, [bookingId]) : undefined;
    const turn = earlier.length === 0 ? (turns?.get(bookingId) ?? 0) : BY_HAND + earlier.length;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('client_message')
      .values(choice.messages.map(({ row }) => ({ ...row, turn })))
      .onConflict((conflicting) => conflicting.columns(['bookingId', 'event', 'channel', 'day', 'turn']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw conflict('message.notAgain');
    return Number(numInsertedOrUpdatedRows);
  });
  emitLocally(services.bookingEvents, { ids: [bookingId], dates: [] });
  return { affectedRows };
}

const earlierOf = (db: Db, bookingId: number, event: MessageEvent) =>
  db
    .selectFrom('client_message')
    .select('state')
    .where('bookingId', '=', bookingId)
    .where('event', '=', event)
    .execute();

async function recipientsOf({ db, now }: Pick<Sending, 'db' | 'now'>, trip: ToldTrip) {
  return messagesOf({ event: 'confirmed', bookingId: trip.row.id }, trip, now(), await messageSettings(db));
}

async function choicesOf(services: Sending, bookingId: number) {
  const { db, now } = services;
  const trips = await toldTrips(db, [bookingId]);
  const trip = found(trips.get(bookingId));
  if (trip.row.isGone) found(undefined);
  const [settings, company] = [await messageSettings(db), await companyProfile(db)];
  const choices = [];
  for (const event of await eventsOf(services, trip)) {
    const messages = [];
    for (const row of messagesOf({ event, bookingId }, trip, now(), settings)) {
      const text = await textOfMessage(services, row, { trip, trips, settings, company });
      if (text !== undefined) messages.push({ row, text });
    }
    if (messages.length > 0) choices.push({ event, messages });
  }
  return { trip, choices };
}

/** Messages that may be sent about a trip, the most urgent first; those that are not true are left out. */
async function eventsOf(services: Sending, trip: ToldTrip): Promise<readonly MessageEvent[]> {
  if (trip.status === BookingStatus.canceled) return ['cancelled'];
  const [ahead] = await readWhereabouts(services, trip.row.id);
  const isComing = ahead?.step === 'toPickUp' && ahead.pickUpAt !== null && isDriverSure(trip);
  const isTomorrow = trip.row.ap_date === addDays(brusselsNow(services.now()).date, 1);
  return [
    'changed',
    ...(isComing && ahead.late ? (['late'] as const) : []),
    ...(isComing ? (['onTheWay'] as const) : []),
    ...(isTomorrow ? (['tomorrow'] as const) : []),
    'confirmed',
  ];
}
