import { type Kysely, sql } from 'kysely';

/** Photos of receipts that are gone, whichever way they went: each is deleted from where files are kept once no receipt has it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [discarded, discardedKey, ticketFile, discard, onDelete]) await statement.execute(db);
}

const discarded = sql`
  create table discarded_file (
    id bigint primary key generated always as identity,
    key text not null,
    "triedAt" timestamptz
  )`;

const discardedKey = sql`create index discarded_file_key on discarded_file (key)`;
const ticketFile = sql`create index ticket_file on ticket ("fileKey")`;

const discard = sql`
  create function discard_files() returns trigger language plpgsql as $$
  begin
    insert into discarded_file (key) select distinct "fileKey" from gone;
    return null;
  end $$`;

const onDelete = sql`create trigger discard_files after delete on ticket referencing old table as gone for each statement execute function discard_files()`;
