import { type Kysely, sql } from 'kysely';

/**
 * Versions of days follow the destinations of pick-up addresses too: a trip that goes on from one place of care to another shows where the first one is,
 * which is a destination that its booking names by address alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [index, touch, ...triggers]) await statement.execute(db);
}

/** By hash: an address is only looked up whole. */
const index = sql`create index if not exists booking_pick_address on booking using hash (pick_address)`;

const touch = sql`
  create function pick_up_place_changed() returns trigger language plpgsql as $$
  begin
    perform touch_booking_days(array(
      select distinct ap_date from booking where pick_address in (new."fullAddress", old."fullAddress")));
    return null;
  end $$`;

const changed = (['fullAddress', 'latitude', 'longitude'] as const).map(
  (column) => sql`${sql.ref(`old.${column}`)} is distinct from ${sql.ref(`new.${column}`)}`,
);

const triggers = [
  sql`create trigger pick_up_place_added after insert or delete on destination
      for each row execute function pick_up_place_changed()`,
  sql`create trigger pick_up_place_moved after update on destination
      for each row when (${sql.join(changed, sql` or `)}) execute function pick_up_place_changed()`,
];
