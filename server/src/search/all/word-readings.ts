import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdsWord } from '../../db/words.ts';

export interface RoleRecords {
  readonly column: 'clientId' | 'destinationId' | 'driverId';
  readonly ids: readonly number[];
}

/**
 * One interpretation of the words: the clients, destinations and drivers that a booking must have; clients, with the fewest bookings each, come
 * first.
 */
export type Reading = readonly [RoleRecords, ...RoleRecords[]];

/** Maximum of search words; more would only slow the search down. */
const MOST_WORDS = 6;

/** Maximum records per role. */
const MOST_RECORDS = 200;

type Constraint = Readonly<Partial<Record<keyof Candidates, readonly number[]>>>;

const ROLES = [
  ['clients', 'clientId'],
  ['drivers', 'driverId'],
  ['destinations', 'destinationId'],
] as const;

/** The records of a role that match one more word; undefined when none is left. */
function narrow(constraint: Constraint, role: keyof Candidates, word: Candidates): Constraint | undefined {
  const wanted = new Set(word[role]);
  const ids = constraint[role]?.filter((id) => wanted.has(id)) ?? word[role];
  return ids.length > 0 ? { ...constraint, [role]: ids } : undefined;
}

function toReading(constraint: Constraint): Reading | undefined {
  const records = ROLES.flatMap(([role, column]) => {
    const ids = constraint[role];
    return ids ? [{ column, ids: ids.slice(0, MOST_RECORDS) }] : [];
  });
  const [first, ...others] = records;
  return first && [first, ...others];
}

/**
 * All interpretations of words as names: each word is the client's, the destination's or the driver's. Nearly all of them match nobody and are
 * dropped immediately.
 */
export function readWords(words: readonly Candidates[]): Reading[] {
  const constraints = words.slice(0, MOST_WORDS).reduce<Constraint[]>(
    (known, word) =>
      known.flatMap((constraint) =>
        ROLES.flatMap(([role]) => {
          const narrowed = narrow(constraint, role, word);
          return narrowed ? [narrowed] : [];
        }),
      ),
    words.length > 0 ? [{}] : [],
  );
  return constraints.flatMap((constraint) => {
    const reading = toReading(constraint);
    return reading ? [reading] : [];
  });
}

/** Records that a word may match in a booking. */
export interface Candidates {
  readonly clients: readonly number[];
  readonly destinations: readonly number[];
  readonly drivers: readonly number[];
}

const MOST = 2000;

/**
 * For each word the clients, destinations and drivers whose name contains it, in the order of the words. The folded columns begin with the name (of
 * people `last first last`), followed by the address, which is not matched: half of Brussels lives in a street or commune that begins with Saint.
 */
export async function findCandidates(db: Db, words: readonly string[]): Promise<Candidates[]> {
  if (words.length === 0) return [];
  const { rows } =
    await sql<Candidates>`${sql.join(words.map(candidatesOf), sql` union all `)} order by position`.execute(db);
  return rows;
}

/** A statement for each word: PostgreSQL then sees how rare the word is, and whether its index is selective. */
function candidatesOf(word: string, position: number): RawBuilder<unknown> {
  const within = (length: RawBuilder<unknown>) =>
    sql`${holdsWord('search', word)} and strpos(search, ${word}) <= ${length}`;
  const person = within(sql`length(lastname) + length(firstname) + 1`);
  return sql`
    select ${position}::integer as position,
      array(select id from client where ${person} limit ${MOST}) as clients,
      array(select id from destination where ${within(sql`length(name)`)} limit ${MOST}) as destinations,
      array(select id from driver where ${person} limit ${MOST}) as drivers`;
}

/** Clients with this phone, or a national number with this prefix. */
export async function findClientsByDigits(db: Db, digits: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client
    where tel like ${`%${digits}%`} or mobile like ${`%${digits}%`} or (length(${digits}) >= 6 and "ssnDigits" like ${`${digits}%`})
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
