import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { components } from '@navette/openapi/types';
import { ApiProblem } from '../../../../api/problem.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Gets a new custom token of the user from the server. Null when the database needs none. */
export type RenewToken = () => Promise<string | null>;

/** Tokens expire after an hour. */
const RENEWED_AFTER = 50 * 60_000;

/** Options of the sign-in. */
export interface SignInOptions {
  readonly renew: RenewToken;
  /** Milliseconds between two refreshes of the user's permissions. */
  readonly renewAfter?: number | undefined;
}

/**
 * Signs a user in with the custom token, in memory only. Permissions are refreshed from the server before the token expires, so that revoked ones
 * end here too; an expired session signs out.
 * @returns stops, and signs out
 */
export async function signIn(
  app: FirebaseApp,
  { authURL, token }: FirebaseConfig,
  { renew, renewAfter = RENEWED_AFTER }: SignInOptions,
): Promise<() => void> {
  if (token === null) return () => undefined;
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authURL) connectAuthEmulator(auth, authURL, { disableWarnings: true });
  await signInWithCustomToken(auth, token);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const later = () => {
    timer = setTimeout(() => void again(), renewAfter);
  };
  const again = async () => {
    try {
      const next = await renew();
      if (!stopped && next !== null) await signInWithCustomToken(auth, next);
    } catch (error) {
      // The server can't be reached: stay signed in, since the SDK renews the token by itself.
      if (!stopped && error instanceof ApiProblem && [401, 403].includes(error.status)) await signOut(auth);
    }
    if (!stopped) later();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    signOut(auth).catch(() => undefined); // the app is being closed
  };
}
