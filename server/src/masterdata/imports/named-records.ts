import { lettersAndDigitsOf } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';

/** Ids of the records that a name or an id may mean; a birth date distinguishes clients. */
type Find = (name: string, birthday: string) => readonly number[];

/** Records that a booking names. */
export interface NamedRecords {
  readonly client: Find;
  readonly driver: Find;
  readonly destination: Find;
  readonly insurer: Find;
  /** Full address of a client. */
  readonly addressOf: (clientId: number | undefined) => string | undefined;
}

interface Person {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday?: string | null;
}

/** Clients, drivers, destinations and insurers by name, ignoring accents, case and punctuation; people in both orders of their names. */
export async function loadNames(db: Db): Promise<NamedRecords> {
  const [clients, drivers, destinations, insurers] = await Promise.all([
    db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'birthday', 'fullAddress'])
      .where('anonymisedAt', 'is', null)
      .execute(),
    db.selectFrom('driver').select(['id', 'firstname', 'lastname']).execute(),
    db.selectFrom('destination').select(['id', 'name']).execute(),
    db.selectFrom('insurance').select(['id', 'name']).execute(),
  ]);
  const addresses = new Map(clients.map(({ id, fullAddress }) => [id, fullAddress ?? undefined]));
  return {
    client: people(clients),
    driver: people(drivers),
    destination: byName(destinations),
    insurer: byName(insurers),
    addressOf: (id) => (id === undefined ? undefined : addresses.get(id)),
  };
}

function people(persons: readonly Person[]): Find {
  const found = new Map<string, Person[]>(persons.map((person) => [String(person.id), [person]]));
  for (const person of persons) {
    const { firstname: first, lastname: last } = person;
    for (const key of new Set([`${first} ${last}`, `${last} ${first}`].map(lettersAndDigitsOf)))
      found.set(key, [...(found.get(key) ?? []), person]);
  }
  return (name, birthday) => {
    const all = found.get(/^\d+$/u.test(name.trim()) ? name.trim() : lettersAndDigitsOf(name)) ?? [];
    const born = birthday === '' ? [] : all.filter((person) => person.birthday === birthday);
    return (born.length > 0 ? born : all).map(({ id }) => id);
  };
}

function byName(records: readonly { readonly id: number; readonly name: string }[]): Find {
  const found = new Map<string, number[]>(records.map(({ id }) => [String(id), [id]]));
  for (const { id, name } of records) {
    const key = lettersAndDigitsOf(name);
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  return (name) => found.get(/^\d+$/u.test(name) ? name : lettersAndDigitsOf(name)) ?? [];
}
