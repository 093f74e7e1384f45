import { personalStorage } from '@navette/shared/session';
import type { TransportGroups } from './transport-row.ts';

const nameOf = (list: string) => `booqit.${list}`;
/** Characters of a list that is kept: browsers hold 5 million for the whole suite. */
const MOST = 1_000_000;

/** A list of transports as it was read last, without national numbers. */
export interface KeptTransports {
  readonly at: number;
  readonly groups: TransportGroups;
}

/** Transports whose passengers have no national number: a browser does not store those. */
export const withoutNumbers = (groups: TransportGroups): TransportGroups =>
  groups.map((parts) =>
    parts.map(({ request, ...part }) => ({
      ...part,
      request: { ...request, passenger: request.passenger && { ...request.passenger, rrNumber: null } },
    })),
  );

/** Keeps a list until the session ends, so that the page shows it at once the next time. A list that is too long is not kept. */
export function keepTransports(list: string, groups: TransportGroups, at: number): void {
  const text = JSON.stringify({ at, groups: withoutNumbers(groups) } satisfies KeptTransports);
  personalStorage.write(nameOf(list), text.length <= MOST ? text : null);
}

/** The list as it is kept. */
export function keptTransports(list: string): KeptTransports | undefined {
  try {
    const kept: unknown = JSON.parse(personalStorage.read(nameOf(list)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is KeptTransports =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'groups' in value &&
  Array.isArray(value.groups) &&
  value.groups.every(Array.isArray);
