import { PERSONAL_PREFIX } from '@navette/shared/session';
import type { TransportGroups } from './transport-row.ts';

/** Part of what is wiped at sign-out. */
const PREFIX = `${PERSONAL_PREFIX}booqit.`;
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

/** Keeps a list in this browser, so that the page shows it at once the next time. A list that is too long is not kept. */
export function keepTransports(list: string, groups: TransportGroups, at: number): void {
  try {
    const text = JSON.stringify({ at, groups: withoutNumbers(groups) } satisfies KeptTransports);
    if (text.length <= MOST) localStorage.setItem(PREFIX + list, text);
    else localStorage.removeItem(PREFIX + list);
  } catch {
    // Storage is blocked or full: the page asks the platform, as without it.
  }
}

/** The list as this browser keeps it. */
export function keptTransports(list: string): KeptTransports | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + list) ?? 'null');
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

/** A choice of a page that this browser keeps until sign-out, as text. */
export const keptChoice = {
  read: (name: string): string | null => {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  write: (name: string, value: string): void => {
    try {
      localStorage.setItem(PREFIX + name, value);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  },
};
