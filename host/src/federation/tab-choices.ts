import { type ReleaseChannel, HOST_CONTRACT_VERSION, type RunningRelease } from '@navette/shared/federation';

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

const CHANNEL_KEY = 'navette.releaseChannel';

/** The channel of this browser: `stable` once the user has left the staged release; otherwise `staged`, where the server decides. */
export function chosenChannel(): ReleaseChannel {
  try {
    return localStorage.getItem(CHANNEL_KEY) === 'stable' ? 'stable' : 'staged';
  } catch {
    return 'staged';
  }
}

/** Stores the channel for this browser; in effect from the next page load. */
export function chooseChannel(channel: ReleaseChannel): void {
  try {
    if (channel === 'stable') localStorage.setItem(CHANNEL_KEY, channel);
    else localStorage.removeItem(CHANNEL_KEY);
  } catch {
    // Storage is refused: the choice is not stored.
  }
}

const OVERRIDES_KEY = 'navette.override';

/**
 * Moves `?override=dispatch@http://127.0.0.1:3000/remotes/dispatch/` from the address to session storage; an empty one clears it. It is applied
 * only if ops allow its origin.
 */
export function rememberOverrides(): void {
  const requested = takeParameter('override');
  if (requested.length > 0) store(requested.filter((text) => text !== ''));
}

/** The overrides requested in this tab, unparsed. */
export function requestedOverrides(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Clears the overrides; in effect from the next page load. */
export const clearOverrides = (): void => store([]);

function store(requested: readonly string[]): void {
  try {
    if (requested.length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(requested));
  } catch {
    // Storage is refused: no overrides.
  }
}

const SAFE_KEY = 'navette.safe';

/** Moves `?safe=1` from the address to session storage, for this tab; any other value ends safe mode. */
export function rememberSafeMode(): void {
  const value = takeParameter('safe').at(-1);
  if (value === undefined) return;
  try {
    if (value === '1') sessionStorage.setItem(SAFE_KEY, '1');
    else leaveSafeMode();
  } catch {
    // Storage is refused: no safe mode.
  }
}

/** Whether this tab starts without any remote: sign-in and the page of releases work whatever the release set contains. */
export function isSafeMode(): boolean {
  try {
    return sessionStorage.getItem(SAFE_KEY) === '1';
  } catch {
    return false;
  }
}

/** Ends safe mode; in effect from the next page load. */
export const leaveSafeMode = (): void => sessionStorage.removeItem(SAFE_KEY);

/** Release of safe mode: a set without remotes. */
export const safeRelease: RunningRelease = {
  channel: 'stable',
  preview: false,
  fallbacks: {},
  overrides: [],
  set: {
    id: 'safe',
    createdAt: new Date(0).toISOString(),
    host: { contract: HOST_CONTRACT_VERSION },
    menu: [],
    remotes: {},
    refused: [],
  },
};
