import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { isPassword } from '../auth/password.ts';
import type { Db } from '../db/database.ts';
import { DEMO_PASSWORD } from '../demo/users.ts';

/** The result of a driver app sign-in. */
interface AppSession {
  readonly token: string;
  /** Seconds between two positions. */
  readonly refreshTime: number;
}

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

/** A simulated driver: account and home. */
export interface PlayedDriver {
  readonly id: number;
  readonly email: string;
  readonly home: { readonly latitude: number; readonly longitude: number };
}

/**
 * Active drivers with a known home and an app account with the demo password. Accounts with another password belong to people: failed sign-ins would
 * only lock them.
 * @param only id of one driver; all drivers when undefined
 */
export async function readRoster(db: Db, only?: number): Promise<PlayedDriver[]> {
  const rows = await db
    .selectFrom('driver')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.email', '=', 'driver.email').on('app_user.role', '=', 'driver'),
    )
    .select(['driver.id', 'driver.email', 'driver.latitude', 'driver.longitude', 'passwordHash'])
    .where('driver.active', '=', true)
    .$if(only !== undefined, (query) => query.where('driver.id', '=', only ?? 0))
    .orderBy('driver.id')
    .execute();
  const ours = await hashesOfDemo(rows.map(({ passwordHash }) => passwordHash));
  return rows.flatMap(({ id, email, latitude, longitude, passwordHash }) =>
    email !== null && latitude !== null && longitude !== null && ours.has(passwordHash)
      ? [{ id, email, home: { latitude, longitude } }]
      : [],
  );
}

/** Hashes of the demo password, which the demo gives to all drivers. */
async function hashesOfDemo(hashes: readonly (string | null)[]): Promise<Set<string | null>> {
  const found = new Set<string | null>();
  for (const hash of new Set(hashes)) if (await isPassword(DEMO_PASSWORD, hash)) found.add(hash);
  return found;
}
