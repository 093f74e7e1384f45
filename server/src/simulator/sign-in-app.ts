import { request } from 'node:http';
import { json } from 'node:stream/consumers';

/** The result of a driver app sign-in. */
export interface AppSession {
  readonly token: string;
  /** Seconds between two positions. */
  readonly refreshTime: number;
}

/** Signs in a driver's app. */
export type SignIn = (email: string) => Promise<AppSession>;

const PATIENCE = 15_000;

/** Signs in a driver's app, as its form does. @throws when the server refuses */
export async function signInApp(
  origin: string,
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<AppSession> {
  const answer = await post(
    `${origin}/auth/driverlogin`,
    { email, password },
    AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  );
  if (!isSession(answer)) throw new Error('the app of a driver is not signed in');
  return answer;
}

/** Uses a connection of its own: fetch keeps those of aborted calls open, and a stopping server would wait for them. */
const post = (url: string, body: object, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json' }, signal },
      (response) => {
        json(response).then(resolve, reject);
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });

const isSession = (value: unknown): value is AppSession =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'refreshTime' in value &&
  typeof value.refreshTime === 'number';

/**
 * Serializes sign-ins: an attempt counts as failed until its password is verified, and too many concurrent ones would lock
 * the sign-in for everybody at this network address, the office included.
 */
export function inTurn(signIn: SignIn): SignIn {
  let before: Promise<unknown> = Promise.resolve();
  return (email) => {
    const session = before.then(() => signIn(email));
    before = session.catch(() => undefined);
    return session;
  };
}
