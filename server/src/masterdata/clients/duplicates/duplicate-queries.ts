import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow } from '../../../db/types.ts';
import type { ScoredPerson } from './person-score.ts';

/** A client of some candidate pair, with the higher numbers it is paired with. */
export interface Candidate extends ScoredPerson {
  readonly id: number;
  readonly others: readonly number[];
}

/** Holders of a phone number or mail address from which it is that of a home or a ward, and pairs nobody. */
const MOST_HOLDERS = 20;

/** Minimum trigram similarity of the whole names of two who share a birth date or a door. */
const LEAST_SIMILAR = 0.3;

/** Pairs that are scored at most, so that a file full of one value can't stop the server. */
const MOST_PAIRS = 50_000;

/** Pairs that were marked as two persons, by the numbers that their records have now. */
const different = sql`
  select distinct on (one, other) * from (
    select least(one, other) as one, greatest(one, other) as other, at, "userName" from (
      select coalesce(first."clientId", "oneId") as one, coalesce(second."clientId", "otherId") as other, client_difference.at, "userName" from client_difference
      left join client_alias first on first.id = "oneId" left join client_alias second on second.id = "otherId"
    ) as marked where one <> other
  ) as sorted order by one, other, at desc`;

/**
 * Clients who may be one person, by blocks of an equal value: each block is one join on equality, so that no client is compared with all others.
 * Anonymised clients and pairs marked as different are left out.
 */
export async function duplicateCandidates(db: Db): Promise<{ readonly rows: readonly Candidate[]; total: number }> {
  const similar = sql`similarity(one.name, other.name) > ${LEAST_SIMILAR}`;
  const { rows } = await sql<Candidate & { readonly total: number }>`
    with person as materialized (
      select id, last, first, birthday, left(last, 1) as l, left(first, 1) as f, last || ' ' || first as name,
        nullif("ssnDigits", '') collate "C" as ssn, nullif("memberNumber", '') collate "C" as member, lower(nullif(email, '')) collate "C" as email,
        (zip || ' ' || substring(address from '\\d+(?!.*\\d)')) collate "C" as door,
        (zip || ' ' || fold(address)) collate "C" as home
      from client, lateral (select fold(lastname) collate "C" as last, fold(firstname) collate "C" as first offset 0) as folded
      where "anonymisedAt" is null
    ), phone as materialized (
      select distinct client.id, number from client, lateral (values (tel), (mobile)) as written (number) where number <> '' and "anonymisedAt" is null
    ), shared as materialized (
      select number, count(*)::integer as holders from phone group by number having count(*) > 1
    ), pair as materialized (
      (
        select one.id as one, other.id as other from person one join person other on one.ssn = other.ssn and one.id < other.id
        union select one.id, other.id from person one join person other on one.member = other.member and one.id < other.id
        union select one.id, other.id from person one join person other on one.birthday = other.birthday and one.id < other.id where ${similar}
        union select one.id, other.id from person one join person other on one.door = other.door and one.l = other.l and one.id < other.id where ${similar}
        union select one.id, other.id from person one join person other on one.door = other.door and one.f = other.f and one.id < other.id where ${similar}
        union select one.id, other.id from person one join person other
          on least(one.last, one.first) = least(other.last, other.first) and greatest(one.last, one.first) = greatest(other.last, other.first)
          and one.id < other.id
        union select one.id, other.id from phone one join phone other using (number) join shared using (number)
          where one.id < other.id and holders <= ${MOST_HOLDERS}
        union select one.id, other.id from person one join person other on one.email = other.email and one.id < other.id
          where one.email in (select email from person group by email having count(*) between 2 and ${MOST_HOLDERS})
      ) except (select one, other from (${different}) as different) limit ${MOST_PAIRS}
    ), partners as materialized (
      select id, array_agg(other) filter (where other is not null) as others
      from (select one as id, other from pair union all select other, null from pair) as involved group by id
    ), numbers as materialized (
      select id, jsonb_object_agg(number, coalesce(holders, 1)) as phones
      from partners join phone using (id) left join shared using (number) group by id
    )
    select client.id, firstname, lastname, client.birthday, ssn, address, zip, client.email, mutuality, "memberNumber",
      coalesce(others, '{}') as others, namesakes, coalesce(neighbours, 1) as neighbours, (select count(*)::integer from person) as total,
      coalesce(phones, '{}') as phones
    from partners join client using (id) join (select id, last, home from person) as folded using (id)
    join (select last, count(*)::integer as namesakes from person group by last) as names using (last)
    left join (select home, count(*)::integer as neighbours from person group by home) as homes using (home)
    left join numbers using (id)`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Number of these clients that exist. */
export async function countClients(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await db.selectFrom('client').select('id').where('id', 'in', ids).execute();
  return rows.length;
}

/** Records of groups as they are shown, by id. */
export async function duplicateRecords(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('client')
    .select(['id', 'firstname', 'lastname', 'birthday', 'fullAddress', 'tel', 'mobile', 'email'])
    .select((eb) => [
      eb
        .selectFrom('booking')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('booking.clientId', '=', 'client.id')
        .as('bookings'),
      eb
        .selectFrom('booking')
        .select(({ fn }) => fn.max('ap_date').as('last'))
        .whereRef('booking.clientId', '=', 'client.id')
        .as('lastTrip'),
    ])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ bookings, ...row }) => [row.id, { ...row, bookings: bookings ?? 0 }]));
}

/** Marks a pair as different persons, once. */
export const insertDifference = (db: Db, row: NewRow<'client_difference'>) =>
  db
    .insertInto('client_difference')
    .values(row)
    .onConflict((conflict) => conflict.columns(['oneId', 'otherId']).doNothing())
    .executeTakeFirst();

/** Takes back the marks between two clients, also those made on records merged into them. */
export async function deleteDifference(db: Db, one: number, other: number): Promise<bigint> {
  const numbers = (id: number) =>
    sql`(select ${id}::integer union select id from client_alias where "clientId" = ${id})`;
  const { numAffectedRows = 0n } = await sql`
    delete from client_difference where ("oneId" in ${numbers(one)} and "otherId" in ${numbers(other)})
      or ("oneId" in ${numbers(other)} and "otherId" in ${numbers(one)})`.execute(db);
  return numAffectedRows;
}

/** Marked pairs whose records still are two, the latest first. */
export async function listDifferences(db: Db, limit: number) {
  const { rows } = await sql<DifferenceRow>`
    select one, first.firstname as "oneFirstname", first.lastname as "oneLastname",
      other, second.firstname as "otherFirstname", second.lastname as "otherLastname", different.at, "userName"
    from (${different}) as different join client first on first.id = one join client second on second.id = other
    order by different.at desc, one, other limit ${limit}`.execute(db);
  return rows;
}

interface DifferenceRow {
  readonly one: number;
  readonly oneFirstname: string;
  readonly oneLastname: string;
  readonly other: number;
  readonly otherFirstname: string;
  readonly otherLastname: string;
  readonly at: Date;
  readonly userName: string;
}
