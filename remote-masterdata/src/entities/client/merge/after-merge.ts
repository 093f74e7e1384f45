import { CLIENT_COLUMNS, CLIENT_GROUPS, namesWith } from '@navette/shared/domain';
import type { Client } from '../client-requests.ts';

const PLACE = namesWith(CLIENT_COLUMNS, 'place');
const FILLED = namesWith(CLIENT_COLUMNS, 'filled');

/** Remaining record as the server leaves it: its own values win, gaps are filled from the other, an address is taken whole or not at all. */
export function afterMerge(kept: Client, gone: Client): Client {
  const merged: Client = {
    ...kept,
    problem: kept.problem || gone.problem,
    companion: kept.companion || gone.companion,
    mobility: kept.mobility === 'foot' ? gone.mobility : kept.mobility,
  };
  if (kept.address === null) Object.assign(merged, pick(gone, PLACE));
  for (const names of CLIENT_GROUPS)
    if (names.every((name) => kept[name] === null)) Object.assign(merged, pick(gone, names));
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
