import { type Kysely, sql } from 'kysely';

/**
 * A version per day, raised in the transaction that changes what the day's list answers, whoever writes. It is what
 * the ETags of the lists are made of. The row lock makes versions of a day grow in commit order; the clock keeps a
 * database that was restored from a copy from giving out an old version for new content.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [table, touch, onInsert, onUpdate, onDelete, ...bookingTriggers, ...nameTriggers];
  for (const statement of statements) await statement.execute(db);
}

const table = sql`create table booking_day (ap_date date primary key, version bigint not null)`;

const touch = sql`
  create function touch_booking_days(days date[]) returns void language sql as $$
    insert into booking_day (ap_date, version)
    select distinct day, (extract(epoch from clock_timestamp()) * 1000000)::bigint from unnest(days) as day order by day
    on conflict (ap_date) do update set version = greatest(booking_day.version + 1, excluded.version)
  $$`;

const onInsert = sql`
  create function booking_inserted() returns trigger language plpgsql as $$
  begin perform touch_booking_days(array(select distinct ap_date from new_rows)); return null; end $$`;

const onUpdate = sql`
  create function booking_updated() returns trigger language plpgsql as $$
  begin perform touch_booking_days(array(select ap_date from old_rows union select ap_date from new_rows)); return null; end $$`;

const onDelete = sql`
  create function booking_deleted() returns trigger language plpgsql as $$
  begin perform touch_booking_days(array(select distinct ap_date from old_rows)); return null; end $$`;

const bookingTriggers = [
  sql`create trigger booking_inserted after insert on booking referencing new table as new_rows
      for each statement execute function booking_inserted()`,
  sql`create trigger booking_updated after update on booking referencing old table as old_rows new table as new_rows
      for each statement execute function booking_updated()`,
  sql`create trigger booking_deleted after delete on booking referencing old table as old_rows
      for each statement execute function booking_deleted()`,
];

/** The lists show names and addresses of these records, so renaming one changes the days it appears on. */
const nameTriggers = [
  ['client', 'clientId'],
  ['driver', 'driverId'],
  ['destination', 'destinationId'],
].flatMap(([record, column]) => [
  sql`
    create function ${sql.raw(`${record}_renamed`)}() returns trigger language plpgsql as $$
    begin perform touch_booking_days(array(select distinct ap_date from booking where ${sql.ref(`booking.${column}`)} = new.id)); return null; end $$`,
  sql`
    create trigger ${sql.raw(`${record}_renamed`)} after update on ${sql.table(String(record))}
    for each row when (old.* is distinct from new.*) execute function ${sql.raw(`${record}_renamed`)}()`,
]);
