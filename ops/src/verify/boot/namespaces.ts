import type { ReleaseSet } from '@navette/shared/release';
import { isRecord } from '../../canonical-json.ts';

/** First parts of the keys of the host and of the shared package. */
const common = [
  'address',
  'banner',
  'booking',
  'crash',
  'date',
  'denied',
  'form',
  'language',
  'load',
  'map',
  'menu',
  'notAllowed',
  'notFound',
  'page',
  'palette',
  'password',
  'picker',
  'problem',
  'release',
  'releases',
  'role',
  'search',
  'session',
  'settings',
  'shared',
  'shell',
  'shortcuts',
  'signIn',
  'socket',
  'sound',
  'start',
  'table',
  'validation',
];

/**
 * First parts of message keys, `booking` of `booking.title`: a text on a page that looks like a key and begins so is a key without a message.
 * A catalogue that can't be had is the matter of another check.
 */
export async function namespacesOf(origin: string, set: ReleaseSet): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    Object.values(set.remotes).map(async ({ base }) => keysOf(new URL(`${base}messages/fr.json`, origin))),
  );
  return new Set([...common, ...keys.flat().map((key) => key.split('.')[0] ?? '')]);
}

async function keysOf(address: URL): Promise<readonly string[]> {
  try {
    const messages: unknown = await (await fetch(address, { signal: AbortSignal.timeout(12_000) })).json();
    return isRecord(messages) ? Object.keys(messages) : [];
  } catch {
    return [];
  }
}
