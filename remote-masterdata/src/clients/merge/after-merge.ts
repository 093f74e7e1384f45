import type { Client } from '../client-row.ts';

const PLACE = ['fullAddress', 'address', 'zip', 'city', 'latitude', 'longitude', 'postbox'] as const;
const FILLED = ['birthday', 'tel', 'mobile', 'email', 'client_from', 'ssn', 'mcode', 'info', 'comment'] as const;

/** The record that stays, as the server leaves it after a merge: what it has stays, what it lacks comes from the other; an address comes whole or not at all. */
export function afterMerge(kept: Client, gone: Client): Client {
  const merged: Client = { ...kept, problem: kept.problem || gone.problem };
  if (kept.address === null) Object.assign(merged, pick(gone, PLACE));
  return Object.assign(
    merged,
    pick(
      gone,
      FILLED.filter((name) => kept[name] === null),
    ),
  );
}

const pick = <Name extends keyof Client>(client: Client, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, client[name]]));
