import type { MessageReason } from '@navette/openapi/enums';
import { afterQuietHours, belgianDate, personName, smsNumber, smsSize } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/types.ts';
import { ServiceError } from '../kernel/service-error.ts';
import { type CompanyProfile, companyProfile, type MessageSettings, messageSettings } from '../masterdata/public.ts';
import type { MessageServices } from './services.ts';
import { sendingKey } from './take-receipts.ts';
import { textOfMessage, toldOf } from './message-text.ts';
import { legsOf, type ToldTrip, type ToldTrips, toldTrips } from './message-trips.ts';

type Sending = Pick<MessageServices, 'db' | 'mailOut' | 'now' | 'routes' | 'sms' | 'tripLinks'>;

type Message = Row<'client_message'>;

/** Messages that one run takes. */
const TOGETHER = 50;

/** Seconds after which a message that is being sent has lost its process. */
const LOST = 120;

/** Minutes until a message is tried again, one for each attempt. */
const RETRY_MINUTES = [1, 5, 15, 60] as const;

/**
 * Sends what is due, in whatever process. A message is taken before it is sent and never by two; one whose process died meanwhile may have been sent,
 * so that it fails as `unsure` and a person decides. Only what certainly was not sent is tried again.
 * @returns number of messages that were taken
 */
export async function sendMessages(services: Sending): Promise<number> {
  const { db, now } = services;
  await failLost(db, now());
  const messages = await takeDue(db, now());
  if (messages.length === 0) return 0;
  const [settings, company] = [await messageSettings(db), await companyProfile(db)];
  const trips = await toldTrips(
    db,
    messages.map(({ bookingId }) => bookingId),
  );
  for (const message of messages) {
    const change = await sendOne(services, message, { trips, settings, company });
    await keep(db, message, change, now());
  }
  return messages.length;
}

/** A receipt may be faster than the answer of the gateway: the state that it left stays. */
async function keep(db: Db, { id, sending }: Message, { state, reason, ...change }: Change, changedAt: Date) {
  const own = () => db.updateTable('client_message').where('id', '=', id).where('sending', '=', sending);
  if (Object.keys(change).length > 0) await own().set(change).where('state', '<>', 'waiting').execute();
  await own().set({ state, reason, changedAt }).where('state', '=', 'sending').execute();
}

const failLost = (db: Db, now: Date) =>
  db
    .updateTable('client_message')
    .set({ state: 'failed', reason: 'unsure' satisfies MessageReason, changedAt: now })
    .where('state', '=', 'sending')
    .where('changedAt', '<', new Date(now.getTime() - LOST * 1000))
    .execute();

const takeDue = (db: Db, now: Date): Promise<Message[]> =>
  db
    .updateTable('client_message')
    .set({ state: 'sending', changedAt: now, attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('client_message')
        .select('id')
        .where('state', '=', 'waiting')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(TOGETHER)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

interface About {
  readonly trips: ToldTrips;
  readonly settings: MessageSettings;
  readonly company: CompanyProfile;
}

type Change = Partial<
  Pick<Message, 'state' | 'reason' | 'text' | 'parts' | 'cost' | 'dueAt' | 'recipient' | 'day' | 'gatewayId'>
> & {
  readonly told?: string;
};

async function sendOne(services: Sending, message: Message, about: About): Promise<Change> {
  const { settings, trips } = about;
  const now = services.now();
  const trip = trips.get(message.bookingId);
  const text = trip && (await textOfMessage(services, message, { ...about, trip }));
  if (!trip || text === undefined) return OUTDATED;
  const isSms = message.channel === 'sms';
  // The number and the address as they are now: one that was corrected meanwhile is the right one.
  const recipient = isSms ? smsNumber(trip.row.mobile, trip.row.tel) : trip.row.wardEmail;
  if (!recipient) return OUTDATED;
  const quiet = isSms ? afterQuietHours(now, settings) : now;
  if (quiet > now) return { state: 'waiting', dueAt: quiet };
  const as: Change = { text, recipient, day: trip.row.ap_date, told: JSON.stringify(toldOf(legsOf(trip, trips))) };
  try {
    const key = sendingKey(message);
    if (isSms) as.gatewayId = await services.sms.send({ id: key, to: recipient, text });
    else if (await mail(services, key, recipient, { text, trip, company: about.company }))
      return { state: 'failed', reason: 'refused', text, recipient };
  } catch (error) {
    const failure = afterFailure(error, message, now);
    return failure.reason === 'unsure' ? { ...as, ...failure } : { ...failure, text, recipient };
  }
  const { parts } = isSms ? smsSize(text) : { parts: 0 };
  const cost = Math.round(parts * settings.partPrice * 10_000) / 10_000;
  const { delivers } = isSms ? services.sms : services.mailOut;
  return { state: delivers ? 'sent' : 'kept', reason: null, ...as, parts, cost };
}

const OUTDATED = { state: 'dropped', reason: 'outdated' } as const satisfies Change;

const REASONS = {
  unavailable: 'unavailable',
  settings: 'settings',
  refused: 'refused',
  unexpected: 'unsure',
} as const satisfies Record<ServiceError['fault'], MessageReason>;

function afterFailure(error: unknown, { attempts }: Message, now: Date): Change {
  if (!(error instanceof ServiceError)) return { state: 'failed', reason: 'unsure' };
  const minutes = RETRY_MINUTES[attempts - 1];
  if (error.fault === 'unavailable' && minutes !== undefined) {
    const wait = Math.max(minutes * 60, error.retryAfter ?? 0);
    return { state: 'waiting', dueAt: new Date(now.getTime() + wait * 1000) };
  }
  return { state: 'failed', reason: REASONS[error.fault] };
}

const SUBJECTS = { fr: 'Trajet de', nl: 'Rit van', en: 'Trip of' } as const;

/** Mails the text to the ward, with the name of its patient. Returns whether the address was refused. */
async function mail(
  { mailOut }: Sending,
  id: string,
  to: string,
  { text, trip, company }: { readonly text: string; readonly trip: ToldTrip; readonly company: CompanyProfile },
): Promise<boolean> {
  const { row } = trip;
  const about = `${SUBJECTS[row.language]} ${personName(row, 'text')}`.replaceAll(/\p{Cc}/gu, ' ');
  const refused = await mailOut.send({
    messageId: `<${id}@${mailOut.domain}>`,
    to: [to],
    subject: `${about}, ${belgianDate(row.ap_date)}`,
    text: `${about}\n\n${text}\n\n-- \n${company.companyName}\n`,
    inReplyTo: null,
    references: [],
    attachments: [],
  });
  return refused.length > 0;
}
