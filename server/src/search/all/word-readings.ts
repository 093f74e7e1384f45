import type { Candidates } from './name-candidates.ts';

/** The records of one role in a reading. */
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
