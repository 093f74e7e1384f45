import { personalStorage } from '@navette/shared/session';
import type { TransportGroups } from './transport-row.ts';

const nameOf = (list: string) => `booqit.${list}`;
/** Maximum characters of a stored list: browsers hold 5 million for the whole suite. */
const MOST = 1_000_000;

/** The last fetched list of transports, without national numbers. */
export interface KeptTransports {
  readonly at: number;
  readonly groups: TransportGroups;
}

/** Transports without their passengers' national numbers, which a browser must not store. */
export const withoutNumbers = (groups: TransportGroups): TransportGroups =>
  groups.map((parts) =>
    parts.map(({ request, ...part }) => ({
      ...part,
      request: { ...request, passenger: request.passenger && { ...request.passenger, rrNumber: null } },
    })),
  );

/** Stores a list until the session ends, so that the page shows it immediately next time. A list that is too long is not stored. */
export function keepTransports(list: string, groups: TransportGroups, at: number): void {
  const text = JSON.stringify({ at, groups: withoutNumbers(groups) } satisfies KeptTransports);
  personalStorage.write(nameOf(list), text.length <= MOST ? text : null);
}

/** The stored list. */
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
