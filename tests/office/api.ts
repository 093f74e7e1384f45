import { baseUrl } from '../suite/address.ts';
import { emailOf, PASSWORD, type Role } from '../people/roles.ts';

/** Answer of a sign-in, the part that journeys need. */
export interface SignedIn {
  readonly token: string;
  readonly expiresAt: string;
  readonly user: { readonly id: number; readonly firstname: string; readonly lastname: string };
}

const sessions = new Map<Role, Promise<SignedIn>>();

/** New session of the role's demo account, in the shared suite or another one. */
export const newSession = (role: Role, origin = baseUrl): Promise<SignedIn> =>
  send('POST', '/auth/adminlogin', { email: emailOf(role), password: PASSWORD }, { origin });

/** Session shared by the journeys of a worker, which never sign out of it. */
export function sharedSession(role: Role): Promise<SignedIn> {
  const session = sessions.get(role) ?? newSession(role);
  sessions.set(role, session);
  return session;
}

/** Calls the API as a colleague of that role would; throws when it refuses. */
export async function callAs<Answer>(role: Role, method: string, path: string, body?: unknown): Promise<Answer> {
  const { token } = await sharedSession(role);
  return send(method, path, body, { token });
}

/** Calls the API of a suite with a token or anonymously; throws when it refuses. */
export async function send<Answer>(
  method: string,
  path: string,
  body: unknown,
  { token, origin = baseUrl }: { readonly token?: string; readonly origin?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const answer: Answer = await response.json();
  return answer;
}
