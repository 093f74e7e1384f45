import type { MessageEvent } from '@navette/openapi/enums';
import {
  belgianDate,
  brusselsNow,
  type DocumentLanguage,
  isMessageDue,
  type Leg,
  messageText,
  phoneText,
  PLACE_TEXTS,
  RETURN_TEXTS,
  type ToldLegs,
  type Untold,
  untoldOf,
} from '@navette/shared/domain';
import type { Row } from '../db/types.ts';
import { readWhereabouts } from '../dispatch/public.ts';
import type { CompanyProfile, MessageSettings } from '../masterdata/public.ts';
import type { MessageServices } from './services.ts';
import { legsOf, type ToldTrip, type ToldTrips, untilOf } from './message-trips.ts';
import { lastTold, messagesAbout } from './told-messages.ts';

type Message = Pick<
  Row<'client_message'>,
  'bookingId' | 'channel' | 'clientId' | 'day' | 'event' | 'language' | 'until'
>;

interface About {
  readonly trip: ToldTrip;
  readonly trips: ToldTrips;
  readonly settings: MessageSettings;
  readonly company: CompanyProfile;
}

/** Legs by booking, as a message keeps what it told. */
export const toldOf = (legs: readonly Leg[]): ToldLegs =>
  Object.fromEntries(legs.map(({ bookingId, ...leg }) => [bookingId, leg]));

/** Whether a message is still true and of use: a reminder only of its own day, a change only of what was told otherwise. */
export const isStillDue = async (
  services: Pick<MessageServices, 'db' | 'now'>,
  message: Message,
  trips: ToldTrips,
): Promise<boolean> => {
  const trip = trips.get(message.bookingId);
  return trip !== undefined && (await untoldNow(services, message, trip, trips)) !== undefined;
};

/** Events that are untrue once the trip is moved to another day. */
const OF_ITS_DAY: readonly MessageEvent[] = ['tomorrow', 'onTheWay', 'late'];

const NOTHING: Untold = { any: false, address: false, destination: false };

/** Changes since it was told; undefined when the message must not be sent any more. */
async function untoldNow(
  { db, now }: Pick<MessageServices, 'db' | 'now'>,
  message: Message,
  trip: ToldTrip,
  trips: ToldTrips,
): Promise<Untold | undefined> {
  const { event, channel, day, clientId } = message;
  if (trip.row.clientId !== clientId || !isMessageDue(event, untilOf(trip, message), now())) return undefined;
  if (OF_ITS_DAY.includes(event) && trip.row.ap_date !== day) return undefined;
  if (event !== 'changed') return NOTHING;
  const visit = new Map([...trips].filter(([id]) => id === trip.row.id || id === trip.row.legId));
  // A failed message told nothing: a person who sends it again knows.
  const messages = (await messagesAbout(db, visit)).filter(({ state }) => state !== 'failed');
  const untold = untoldOf(lastTold(messages, channel), legsOf(trip, trips));
  return untold.any ? untold : undefined;
}

const clockOf = (at: Date | number): string => brusselsNow(new Date(at)).time;

/** The text of a message as it is true now; undefined when it must not be sent any more. */
export async function textOfMessage(
  services: Pick<MessageServices, 'db' | 'now' | 'routes' | 'tripLinks'>,
  message: Message,
  about: About,
): Promise<string | undefined> {
  const { trip, trips, settings, company } = about;
  const { event, language, channel, until } = message;
  const untold = await untoldNow(services, message, trip, trips);
  if (!untold) return undefined;
  const { row, start } = trip;
  const template = settings.texts.find((text) => text.event === event && text.language === language)?.text ?? '';
  const isUnderWay = event === 'onTheWay' || event === 'late';
  const [ahead] = isUnderWay ? await readWhereabouts(services, row.id) : [];
  return messageText(template, {
    company: company.companyName,
    phone: company.companyTel ? phoneText(company.companyTel) : '',
    date: belgianDate(brusselsNow(new Date(start)).date),
    time: clockOf(start),
    driver: row.driver_firstname,
    car: row.driver_car ?? '',
    expected: clockOf(ahead?.pickUpAt ? new Date(ahead.pickUpAt) : start),
    link: services.tripLinks.linkOf(row, channel === 'sms' ? 'client' : 'ward'),
    until: until ? belgianDate(until) : '',
    return: returnText(legsOf(trip, trips), language),
    places: placesText(trip, untold, language),
  });
}

function returnText([own, home]: readonly [Leg, ...Leg[]], language: DocumentLanguage): string {
  if (home) return messageText(RETURN_TEXTS[home.time === null ? 'call' : 'time'][language], { time: home.time ?? '' });
  return own.back ? RETURN_TEXTS.waits[language] : '';
}

const placesText = ({ row }: ToldTrip, { address, destination }: Untold, language: DocumentLanguage): string =>
  [
    ...(address ? [PLACE_TEXTS.address[language].replace('{place}', () => row.pick_address)] : []),
    ...(destination ? [PLACE_TEXTS.destination[language].replace('{place}', () => row.destination_name)] : []),
  ].join(' ');
