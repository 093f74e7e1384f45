import { type Kysely, sql } from 'kysely';

/** How clients travel, with whom, and which cars can carry them. A booking says it only where it differs from the client. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [client, booking, driver]) await statement.execute(db);
}

const client = sql`
  alter table client
    add column mobility text not null default 'foot' check (mobility in ('foot', 'wheelchair', 'stretcher')),
    add column companion boolean not null default false`;

const booking = sql`
  alter table booking
    add column mobility text check (mobility in ('foot', 'wheelchair', 'stretcher')),
    add column companion boolean`;

const driver = sql`
  alter table driver
    add column "carriesWheelchair" boolean not null default false,
    add column "carriesStretcher" boolean not null default false`;
