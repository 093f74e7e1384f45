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

/** Asks the server for another token of the user. Null when the database asks for none. */
export type RenewToken = () => Promise<string | null>;

/** Tokens are good for an hour. */
const RENEWED_AFTER = 50 * 60_000;

/** How a user is signed in. */
export interface SignInOptions {
  readonly renew: RenewToken;
  /** Milliseconds after which the rights of the user are asked for again. */
  readonly renewAfter?: number | undefined;
}

/**
 * Signs a user in with the custom token, in memory only. What they may is asked of the server again before the hour is over, so that rights that
 * were taken away end here too; a session that is over signs out.
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
      // Whoever only can't be asked stays: the SDK keeps the token alive meanwhile.
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
