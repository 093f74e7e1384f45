import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [ticket, ticketBooking, ticketDriver]) await statement.execute(db);
}

/** Parking receipts. They belong to their booking and go with it; the photo itself is kept by the file port. */
const ticket = sql`
  create table ticket (
    id text primary key check (length(id) between 1 and 60),
    "bookingId" integer not null references booking on delete cascade,
    "driverId" integer references driver on delete set null,
    date date,
    "fileKey" text not null,
    "contentType" text not null
  )`;

const ticketBooking = sql`create index ticket_booking on ticket ("bookingId")`;
const ticketDriver = sql`create index ticket_driver on ticket ("driverId") where "driverId" is not null`;
