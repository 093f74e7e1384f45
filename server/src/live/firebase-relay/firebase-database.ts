import { customToken } from '../../ports/firebase/custom-token.ts';
import type { FirebaseSettings } from '../../ports/firebase/firebase-settings.ts';
import { createServiceCall } from '../../ports/http/call-service.ts';
import { isUncheckedObject, textOf } from '../../ports/http/unchecked.ts';
import { ServiceError } from '../../kernel/service-error.ts';

const SERVICE = 'Firebase Realtime Database';
const SIGN_IN = 'https://identitytoolkit.googleapis.com';
/** Milliseconds for which a sign-in is reused; it expires after an hour. */
const USED = 50 * 60_000;
const TIMEOUT = 10_000;

/** Writes several paths of the database atomically; null deletes. @throws {ServiceError} */
export type WriteToFirebase = (places: Readonly<Record<string, unknown>>) => Promise<void>;

/** The Realtime Database over REST, signed in as this server: its rules check the claim `server`. */
export function createFirebaseWriter(settings: FirebaseSettings, now: () => Date, timeout = TIMEOUT): WriteToFirebase {
  const { apiKey, authURL, databaseURL } = settings;
  const { origin, searchParams } = new URL(databaseURL);
  const signInAt = createServiceCall({
    service: SERVICE,
    url: authURL ? `${authURL}/identitytoolkit.googleapis.com` : SIGN_IN,
    timeout,
  });
  // Options that a call can't express by its method.
  const database = createServiceCall({
    service: SERVICE,
    url: origin,
    headers: { 'x-http-method-override': 'PATCH' },
    timeout,
  });
  let signedIn: { readonly token: string; readonly until: number } | undefined;

  async function token(): Promise<string> {
    if (signedIn && signedIn.until > now().getTime()) return signedIn.token;
    const own = await customToken(settings, { uid: 'navette-server', claims: { server: true } }, now());
    const { status, body } = await signInAt(`/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(apiKey)}`, {
      token: own,
      returnSecureToken: true,
    });
    const given = isUncheckedObject(body) ? textOf(body.idToken) : null;
    if (given === null)
      throw new ServiceError(SERVICE, status === 400 ? 'settings' : 'unexpected', 'does not let the server sign in');
    signedIn = { token: given, until: now().getTime() + USED };
    return given;
  }

  return async (places) => {
    const asked = new URLSearchParams([...searchParams, ['print', 'silent'], ['auth', await token()]]);
    const { status } = await database(`/.json?${asked}`, places).catch((error: unknown) => {
      signedIn = undefined;
      throw error;
    });
    if (status === 400) throw new ServiceError(SERVICE, 'unexpected', 'does not understand what is written');
  };
}
