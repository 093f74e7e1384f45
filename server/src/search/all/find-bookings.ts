import { nameColumn } from '../../db/name-column.ts';
import type { IsoDate } from '@navette/shared/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import {
  findCandidates,
  findClientsByDigits,
  type Candidates,
  readWords,
  type Reading,
  type RoleRecords,
} from './word-readings.ts';
import type { SearchQuery } from './read-query.ts';

/** A booking as shown in a hit. */
export interface FoundBooking {
  id: number;
  date: IsoDate;
  time: string;
  client: string | null;
  destination: string | null;
  driver: string | null;
  price_driver: number | null;
  address: string;
  status: number;
}

const every = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** Bookings by id with their names, the nearest to today first. `end`: of the statement, {@link prepared} where its plan depends on no value. */
async function describeBookings(
  db: Db,
  ids: RawBuilder<unknown>,
  today: IsoDate,
  limit: number,
  end = sql``,
): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    select booking.id, ap_date as date, ap_time as time, ${nameColumn('list', 'client')} as client, destination.name as destination,
      ${nameColumn('list', 'driver')} as driver, price_driver, pick_address as address, status
    from (${ids}) as hit
      join booking using (id)
      left join client on client.id = "clientId"
      left join destination on destination.id = "destinationId"
      left join driver on driver.id = "driverId"
    order by abs(ap_date - ${today}::date), ap_date desc, ap_time, booking.id
    limit ${limit} ${end}`.execute(db);
  return rows;
}

/** Condition on a booking: its client, destination or driver is one of a word's candidates. */
const isOf = ({ clients, destinations, drivers }: Candidates): RawBuilder<SqlBool> =>
  sql<SqlBool>`("clientId" = any(${clients}) or "destinationId" = any(${destinations}) or "driverId" = any(${drivers}))`;

/** Bookings of some days that match the words. */
const onDays = (dates: readonly IsoDate[], words: readonly Candidates[], limit: number): RawBuilder<unknown> => sql`
  select id from booking where ap_date = any(${dates}::date[]) and ${every(words.map(isOf))}
  order by array_position(${dates}::date[], ap_date), ap_time limit ${limit}`;

/** For each record of one role the matching bookings nearest to today, by the index of that role and the day. */
function ofRecords(
  { column, ids }: RoleRecords,
  rest: RawBuilder<SqlBool>,
  today: IsoDate,
  limit: number,
): RawBuilder<unknown> {
  const own = sql`${sql.ref(column)} = record.id and ${rest}`;
  return sql`
    select hit.id from unnest(${ids}::integer[]) as record(id) cross join lateral (
      (select id from booking where ${own} and ap_date >= ${today}::date order by ap_date limit ${limit})
      union all
      (select id from booking where ${own} and ap_date < ${today}::date order by ap_date desc limit ${limit})
    ) as hit`;
}

/** Bookings of one reading: driven by the records of its most selective role, filtered by the others. */
function ofReading([followed, ...others]: Reading, today: IsoDate, limit: number): RawBuilder<unknown> {
  return ofRecords(
    followed,
    every(others.map(({ column, ids }) => sql<SqlBool>`${sql.ref(column)} = any(${ids})`)),
    today,
    limit,
  );
}

const byReadings = (readings: readonly Reading[], today: IsoDate, limit: number): RawBuilder<unknown> =>
  sql`${sql.join(
    readings.map((reading) => ofReading(reading, today, limit)),
    sql` union `,
  )}`;

/** Bookings that match every word: first those matched by a single record, and if they are few, those that need several. */
async function byWords(db: Db, words: readonly Candidates[], today: IsoDate, limit: number): Promise<FoundBooking[]> {
  const readings = readWords(words);
  const found: FoundBooking[] = [];
  for (const roles of [1, 2, 3]) {
    const next = readings.filter((reading) => reading.length === roles);
    if (next.length > 0 && found.length < limit)
      found.push(...(await describeBookings(db, byReadings(next, today, limit), today, limit)));
  }
  return found;
}

/** Bookings by their own id or that of the external platform. */
const byNumber = ({ number, text }: SearchQuery): RawBuilder<unknown> => sql`
  select id from booking where id = ${number ?? 0} union select id from booking where "mutualPatientID" in (${text}, upper(${text}))`;

/** Bookings that match a search text: by id, phone of the client, day, and names in any order. At most `limit`. */
export async function findBookings(db: Db, query: SearchQuery, today: IsoDate, limit: number): Promise<FoundBooking[]> {
  const [exact, words] = await Promise.all([
    describeBookings(db, byNumber(query), today, limit, prepared),
    query.digits ? candidatesOfDigits(db, query.digits) : findCandidates(db, query.words),
  ]);
  const found =
    query.dates.length > 0
      ? await describeBookings(db, onDays(query.dates, words, limit), today, limit, prepared)
      : await byWords(db, words, today, limit);
  const hits = new Map([...exact, ...found].map((booking) => [booking.id, booking]));
  return [...hits.values()].slice(0, limit);
}

const candidatesOfDigits = async (db: Db, digits: string): Promise<Candidates[]> => [
  { clients: await findClientsByDigits(db, digits), destinations: [], drivers: [] },
];
