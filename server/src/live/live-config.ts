import type { Handlers } from '../kernel/operation.ts';
import type { LiveConfigOf, LiveServices } from './services.ts';
import { mayOpen } from '@navette/shared/domain';
import type { Caller } from '../kernel/caller.ts';
import { customToken, type TokenHolder, type FirebaseSettings } from '../ports/firebase.ts';

export const ownLiveStore: LiveConfigOf = () => Promise.resolve({ service: 'server', firebase: null });

export const liveConfigHandlers = {
  getLiveConfig: ({ caller, services }) => services.liveConfigOf(caller),
} satisfies Handlers<LiveServices>;

/** Pages that the database rules check; a token carries no others. */
const LIVE_PAGES = ['home', 'booking', 'timeline', 'calendar', 'tickets', 'myDrivers', 'tracker'];

/** Live data in a Firebase project: the browser gets its URL, and a token with the user's permissions. */
export function firebaseLiveStore(settings: FirebaseSettings, now: () => Date): LiveConfigOf {
  const { apiKey, projectId, databaseURL, storageBucket, authURL, storageURL } = settings;
  return async (caller) => ({
    service: 'firebase',
    firebase: {
      apiKey,
      projectId,
      databaseURL,
      storageBucket,
      authURL,
      storageURL,
      token: await customToken(settings, holderOf(caller), now()),
    },
  });
}

function holderOf({ user: { id, role, pages } }: Caller): TokenHolder {
  const granted = LIVE_PAGES.filter((page) => mayOpen(pages, page));
  return {
    uid: String(id),
    claims: { userId: id, role, pages: Object.fromEntries(granted.map((page) => [page, true])) },
  };
}
