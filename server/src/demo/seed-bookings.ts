import { brusselsToday } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const BATCH = 100_000;
/** Years over which the bookings are spread. */
const DAYS = 3650;

/**
 * Adds many bookings of the people and places that are there, for benchmarks: spread over ten years until
 * twelve months ago, so that the days the screens show stay as they are. Made by PostgreSQL, 100,000 a statement.
 */
export async function seedBookings(
  db: Db,
  { count, today = brusselsToday() }: { count: number; today?: string },
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) await insertBatch(db, from, Math.min(count, from + BATCH) - 1, today);
  await sql`vacuum analyze booking`.execute(db);
}

async function insertBatch(db: Db, first: number, last: number, today: string): Promise<void> {
  await sql`
    with person as (
      select array(select id from client order by id) as clients, array(select id from driver order by id) as drivers,
        array(select id from destination order by id) as destinations
    )
    insert into booking ("driverId", "clientId", "destinationId", type, ap_date, ap_time, pick_time, motive, price, price_driver, accepted, status,
      charged, factuur, pick_address, distance)
    select
      drivers[1 + (number * 7919 + number / 13) % cardinality(drivers)],
      clients[1 + (number * 104729 + number / 7) % cardinality(clients)],
      destinations[1 + (number * 15485863 + number / 11) % cardinality(destinations)],
      (array['to', 'back', 'simple'])[1 + number % 3],
      ${today}::date - 365 - (number % ${DAYS}::integer)::integer,
      time '07:00' + (number * 31 % 132) * interval '5 minutes',
      time '06:20' + (number * 31 % 132) * interval '5 minutes',
      number % 9, 8 + number % 30, case when number % 5 = 0 then 10 + number % 25 end, 2, (array[1, 1, 1, 1, 1, 1, 1, 1, 2, 3])[1 + number % 10],
      number % 10 < 8, number % 3 = 0, 'rue Haute ' || (1 + number % 200) || ', 1000 Bruxelles',
      '{"to":[],"back":[],"simple":[],"totals":{"to":{"price":9,"distance":21.85,"duration":2400},"back":{"price":9,"distance":22.1,"duration":2430},"simple":{"price":9,"distance":21.85,"duration":2400},"total":{"price":18,"distance":43.95,"duration":4830}},"estimated":true,"source":"estimate"}'::json
    from generate_series(${first}::bigint, ${last}::bigint) as series(number), person`.execute(db);
}
