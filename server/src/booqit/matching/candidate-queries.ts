import { nationalDigits, type ComparedPerson, swappedBirthday } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';

/**
 * Clients who may be one of the passengers: with the same national number, the same birthday (also with day and month swapped), or the same name. One
 * statement, with three indexes, for any number of passengers.
 */
export async function clientsLike(db: Db, passengers: readonly ComparedPerson[]) {
  const numbers = passengers.map(({ ssn }) => nationalDigits(ssn)).filter((digits) => digits !== '');
  const birthdays = passengers.flatMap(({ birthday }) => (birthday ? [birthday, swappedBirthday(birthday)] : []));
  const days = [...new Set(birthdays)].filter((day) => day !== '');
  return db
    .selectFrom('client')
    .select(['id', 'firstname', 'lastname', 'birthday', 'ssn', 'address', 'zip', 'fullAddress'])
    .select(nameColumn('list').as('label'))
    .where('anonymisedAt', 'is', null)
    .where(
      sql<boolean>`id in (
        select id from client where "ssnDigits" <> '' and "ssnDigits" = any(${numbers}::text[])
        union select id from client where birthday = any(${days}::date[])
        union select client.id from client join unnest(
          ${passengers.map(({ lastname }) => lastname)}::text[], ${passengers.map(({ firstname }) => firstname)}::text[]
        ) as wanted(lastname, firstname)
          on fold(client.lastname) = fold(wanted.lastname) and fold(client.firstname) = fold(wanted.firstname))`,
    )
    .execute();
}

/** A client who may be a passenger. */
export type LikelyClient = Awaited<ReturnType<typeof clientsLike>>[number];

/** Every destination: there are a few hundred. */
export const allDestinations = (db: Db) =>
  db
    .selectFrom('destination')
    .select(['id', 'name', 'name as label', 'address', 'zip', 'fullAddress', 'latitude', 'longitude'])
    .execute();

/** A destination. */
export type KnownDestination = Awaited<ReturnType<typeof allDestinations>>[number];
