import type { ReleaseChannel } from '@navette/shared/federation';

/**
 * Takes a parameter out of the address of the page, so that a reload or a copied link does not repeat it.
 * @returns all its values; none when the address lacks it
 */
function takeParameter(name: string): readonly string[] {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(name);
  if (values.length === 0) return values;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return values;
}

const CHANNEL = 'navette.releaseChannel';

/** The channel of this browser: `stable` once the user has left the staged release; otherwise `staged`, where the server decides. */
export const chosenChannel = (): ReleaseChannel => (stored('localStorage', CHANNEL) === 'stable' ? 'stable' : 'staged');

/** Stores the channel for this browser; in effect from the next page load. */
export const chooseChannel = (channel: ReleaseChannel): void =>
  store('localStorage', CHANNEL, channel === 'stable' ? channel : undefined);

/** Path of the release of the user, without the hashes of files, which come with each remote. The first script asks the same. */
export const releasePath = (isStable: boolean): string =>
  `/release/current?files=apart${isStable ? '&channel=stable' : ''}`;

const OVERRIDES = 'navette.override';

/**
 * Moves `?override=dispatch@http://127.0.0.1:3000/remotes/dispatch/` from the address to session storage; an empty one clears it. It is applied
 * only if ops allow its origin.
 */
export function rememberOverrides(): void {
  const requested = takeParameter('override');
  const named = requested.filter((text) => text !== '');
  if (requested.length > 0) store('sessionStorage', OVERRIDES, named.length > 0 ? JSON.stringify(named) : undefined);
}

/** The overrides requested in this tab, unparsed. */
export function requestedOverrides(): readonly string[] {
  const texts = storedJson('sessionStorage', OVERRIDES);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** Clears the overrides; in effect from the next page load. */
export const clearOverrides = (): void => store('sessionStorage', OVERRIDES, undefined);

const SAFE = 'navette.safe';

/** Moves `?safe=1` from the address to session storage, for this tab; any other value ends safe mode. */
export function rememberSafeMode(): void {
  const value = takeParameter('safe').at(-1);
  if (value !== undefined) store('sessionStorage', SAFE, value === '1' ? value : undefined);
}

/** Whether this tab starts without any remote: sign-in and the page of releases work whatever the release set contains. */
export const isSafeMode = (): boolean => stored('sessionStorage', SAFE) === '1';

/** Ends safe mode; in effect from the next page load. */
export const leaveSafeMode = (): void => store('sessionStorage', SAFE, undefined);

type Storage = 'localStorage' | 'sessionStorage';

/** A stored text; null also where storage is refused. */
function stored(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** A stored JSON value; undefined for none, and for a damaged one. */
export function storedJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(stored(storage, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it; nothing where storage is refused or full. */
export function store(storage: Storage, key: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // A value that is not stored is chosen or loaded anew.
  }
}
