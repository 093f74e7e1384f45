import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Adds many clients, for benchmarks: first name and birth date of one client who is there, last name of another (of some the names of two),
 * street of a third with a house number of their own, phones, and a national number with a right check number. Made by PostgreSQL; the same
 * clients every time.
 */
export async function seedClients(db: Db, { count }: { count: number }): Promise<void> {
  await insertClients(db, count);
  await sql`vacuum analyze client`.execute(db);
}

/** Multipliers and steps without a common divisor with sizes near that of the demo: few new clients share two of their three sources. */
const insertClients = (db: Db, count: number) =>
  sql`
  with known as materialized (
      select row_number() over (order by id) - 1 as place, client.* from client where birthday is not null and address ~ '\\d$' and "fullAddress" is not null
    ),
    size as (select count(*) as known from known),
    mix as (
      select number, known, number % known as person, (number * 104729 + number / known * 31 + 17) % known as name, (number * 7919 + number / known * 13 + 5) % known as house,
        (number * 15485863 + 11) % known as other, to_char(number * 7368787 % 10000000, 'FM0000000') as phone, to_char(1 + number * 37 % 997, 'FM000') as sequence
      from generate_series(0, ${count}::bigint - 1) as series(number), size
    ),
    made as (
      select number, person.firstname, person.birthday, person.mcode, person.factuur, person.info, house.zip, house.city, house.latitude, house.longitude,
        name.lastname || case when number % 12 = 0 and other.lastname <> name.lastname then '-' || other.lastname else '' end as lastname,
        regexp_replace(house.address, '\\d+$', (1 + number * 71 % 240)::text) as address,
        '+3247' || phone as mobile, '+322' || 3 + number % 5 || substr(phone, 2) as tel,
        to_char(person.birthday, 'YYMMDD') || sequence as start, extract(year from person.birthday) >= 2000 as young
      from mix
        join known as person on person.place = mix.person
        join known as name on name.place = mix.name
        join known as house on house.place = mix.house
        join known as other on other.place = mix.other
    )
  insert into client (firstname, lastname, birthday, address, zip, city, "fullAddress", latitude, longitude, tel, mobile, email, client_from, ssn, mcode, factuur, info)
  select firstname, lastname, birthday, address, zip, city, address || ', ' || zip || ' ' || city, latitude, longitude,
    case when number % 9 < 5 then tel end,
    case when number % 10 < 7 then mobile end,
    case when number % 4 = 0 then replace(fold(firstname || '.' || lastname), ' ', '') || '@mail.example' end,
    current_date - (number % 3650)::integer,
    case when number % 16 > 0 then
      regexp_replace(start, '(..)(..)(..)(...)', '\\1.\\2.\\3-\\4-') || to_char(97 - (case when young then '2' else '' end || start)::bigint % 97, 'FM00')
    end,
    mcode, factuur, info
  from made order by number`.execute(db);
