import type { MessageChannel, MessageEvent } from '@navette/openapi/enums';
import type { ToldLegs } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/types.ts';
import type { ToldTrips } from './message-trips.ts';

/** Facts about a message that decide whether another one about the same visit is sent. */
export type KnownMessage = Pick<
  Row<'client_message'>,
  'bookingId' | 'seriesId' | 'event' | 'channel' | 'state' | 'turn' | 'told'
>;

/** Events that tell when and where a trip is. */
const TELLING: readonly MessageEvent[] = ['confirmed', 'tomorrow', 'changed'];

/** Messages about trips and about their standing orders, latest last. */
export async function messagesAbout(db: Db, trips: ToldTrips): Promise<KnownMessage[]> {
  const series = [...trips.values()].flatMap(({ row }) => row.seriesId ?? []);
  return db
    .selectFrom('client_message')
    .select(['bookingId', 'seriesId', 'event', 'channel', 'state', 'turn', 'told'])
    .where(sql<boolean>`("bookingId" = any(${[...trips.keys()]}::integer[]) or "seriesId" = any(${series}::integer[]))`)
    .orderBy('at')
    .orderBy(sql`event = 'changed'`)
    .orderBy('turn')
    .execute();
}

/** Whether a client or ward may have read when and where a trip is. */
export const wasTold = ({ event, told }: Pick<KnownMessage, 'event' | 'told'>): boolean =>
  told !== null && TELLING.includes(event);

/** Whether it will tell that, once it is sent. */
export const isToTell = ({ event, state }: KnownMessage): boolean =>
  TELLING.includes(event) && (state === 'waiting' || state === 'sending');

/** The last that was told about each leg over a channel. */
export const lastTold = (messages: readonly KnownMessage[], channel: MessageChannel): ToldLegs =>
  Object.assign({}, ...messages.filter((message) => message.channel === channel).map(({ told }) => told ?? {}));
