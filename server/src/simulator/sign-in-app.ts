/** What the app of a driver needs to know after signing in. */
export interface AppSession {
  readonly token: string;
  /** Seconds between two positions. */
  readonly refreshTime: number;
}

/** Signs the app of a driver in. */
export type SignIn = (email: string) => Promise<AppSession>;

const PATIENCE = 15_000;

/** Signs the app of a driver in, as its form does. @throws when the server refuses */
export async function signInApp(origin: string, email: string, password: string, signal: AbortSignal): Promise<AppSession> {
  const response = await fetch(`${origin}/auth/driverlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  const answer: unknown = await response.json();
  if (!isSession(answer)) throw new Error(`the app is not signed in: ${response.status}`);
  return answer;
}

const isSession = (value: unknown): value is AppSession =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && 'refreshTime' in value && typeof value.refreshTime === 'number';

/**
 * One after the other: an attempt counts as failed until its password is found right, and too many of those at once would close the sign-in for
 * everybody at this address, the office included.
 */
export function inTurn(signIn: SignIn): SignIn {
  let before: Promise<unknown> = Promise.resolve();
  return (email) => {
    const session = before.then(() => signIn(email));
    before = session.catch(() => undefined);
    return session;
  };
}
