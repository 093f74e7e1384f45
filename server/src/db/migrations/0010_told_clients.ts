import { type Kysely, sql } from 'kysely';

/**
 * Messages outlive their booking, as its history does, and know what they told: legs with their times and places, last day of several that were
 * canceled. A change is told each time, and each sending has a key of its own, with the number and the words of the gateway.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table client_message drop constraint "client_message_bookingId_fkey",
      drop constraint "client_message_bookingId_event_channel_day_key",
      add column "seriesId" integer, add column turn integer not null default 0, add column told jsonb, add column until date,
      add column sending integer not null default 0, add column "gatewayId" text, add column detail text
  `.execute(db);
  await sql`
    create unique index if not exists client_message_once on client_message ("bookingId", event, channel, day, turn)
  `.execute(db);
  await sql`
    create index if not exists client_message_gateway on client_message ("gatewayId") where "gatewayId" is not null
  `.execute(db);
  await sql`
    create index if not exists client_message_series on client_message ("seriesId") where "seriesId" is not null
  `.execute(db);
  await sql`create index if not exists booking_history_at on booking_history using brin (at)`.execute(db);
};
