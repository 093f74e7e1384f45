import { HOST_CONTRACT_VERSION, type RunningRelease } from '@navette/shared/federation';
import { takeParameter } from './take-parameter.ts';

const KEY = 'navette.safe';

/** Moves `?safe=1` from the address to session storage, for this tab; any other value ends safe mode. */
export function rememberSafeMode(): void {
  const value = takeParameter('safe').at(-1);
  if (value === undefined) return;
  try {
    if (value === '1') sessionStorage.setItem(KEY, '1');
    else leaveSafeMode();
  } catch {
    // Storage is refused: no safe mode.
  }
}

/** Whether this tab starts without any remote: sign-in and the page of releases work whatever the release set contains. */
export function isSafeMode(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Ends safe mode; in effect from the next page load. */
export const leaveSafeMode = (): void => sessionStorage.removeItem(KEY);

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
