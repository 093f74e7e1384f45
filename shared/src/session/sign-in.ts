import type { components } from '@navette/openapi/types';
import { api } from '../api/suite-api.ts';
import { localExpiry } from './local-expiry.ts';
import { keepSession } from './session-state.ts';
import type { User } from './session.ts';

type Schemas = components['schemas'];

/**
 * Outcome of a sign-in or a change of password:
 * - `signedIn`: the session has begun
 * - `changePassword`: the credentials are right, but the password must be changed first
 * - `refused`: `messageKey` says so, without telling whether the address exists
 */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: User }
  | { readonly kind: 'changePassword' }
  | { readonly kind: 'refused'; readonly messageKey: string };

/**
 * Signs in (S1 §2.3).
 * @throws {ApiProblem} `network`, `rateLimited` …
 */
export async function signIn(credentials: Schemas['SignInForm']): Promise<SignInOutcome> {
  return outcomeOf(await api.POST('/auth/adminlogin', { body: credentials }));
}

/**
 * Changes the password of the user of that address; the answer is a session.
 * @throws {ApiProblem} `network`, `validation`, `rateLimited` …
 */
export async function changePassword(form: Schemas['ChangePasswordForm']): Promise<SignInOutcome> {
  return outcomeOf(await api.POST('/auth/password', { body: form }));
}

function outcomeOf({ data, response }: { data?: Schemas['SignInAnswer']; response: Response }): SignInOutcome {
  if (data?.auth === true && data.msg === 'change pass') return { kind: 'changePassword' };
  if (data?.auth !== true || data.token === null || data.user === null || data.expiresAt === null)
    return { kind: 'refused', messageKey: 'problem.auth.wrongCredentials' };
  keepSession({ token: data.token, user: data.user, expiresAt: localExpiry(data.expiresAt, response) });
  return { kind: 'signedIn', user: data.user };
}
