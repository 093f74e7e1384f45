import type { components } from '@navette/openapi/types';
import { ApiProblem } from '../api/problem.ts';
import { api } from '../api/suite-api.ts';
import { localExpiry } from './local-expiry.ts';
import { keepSession } from './session-state.ts';
import type { User } from './session.ts';

type Schemas = components['schemas'];

/**
 * Outcome of a sign-in or a change of password:
 * - `signedIn`: the session has begun
 * - `changePassword`: the credentials are right, but the password must be changed first
 * - `otpRequired`: the password is right; the second factor must be sent with it
 * - `enrolmentRequired`: the password is right; the role needs a second factor, which is not set up yet
 * - `refused`: `messageKey` has the reason, without revealing whether the address exists
 */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: User }
  | { readonly kind: 'changePassword' | 'otpRequired' | 'enrolmentRequired' }
  | { readonly kind: 'refused'; readonly messageKey: string };

/** Refusals that lead to a further step of the sign-in, by the code of their problem. */
const STEPS: Readonly<Partial<Record<string, 'otpRequired' | 'enrolmentRequired'>>> = {
  'auth.otpRequired': 'otpRequired',
  'auth.enrolmentRequired': 'enrolmentRequired',
};

/**
 * Signs in (specification/shell.md#sign-in).
 * @throws {ApiProblem} `network`, `rateLimited`, `auth.wrongOtp` …
 */
export const signIn = (credentials: Schemas['SignInForm']): Promise<SignInOutcome> =>
  orStep(api.POST('/auth/adminlogin', { body: credentials }).then(outcomeOf));

/**
 * Session of a user who was just redirected back from the OpenID Connect provider; `refused` when that is too long ago.
 * @throws {ApiProblem} `network` …
 */
export const openProviderSession = (): Promise<SignInOutcome> => api.POST('/auth/sso/session').then(outcomeOf);

/**
 * Changes the password of the user of that address; the answer is a session, unless the role needs a second factor that is not set up yet.
 * @throws {ApiProblem} `network`, `validation`, `rateLimited`, `auth.wrongOtp` …
 */
export const changePassword = (form: Schemas['ChangePasswordForm']): Promise<SignInOutcome> =>
  orStep(api.POST('/auth/password', { body: form }).then(outcomeOf));

async function orStep(outcome: Promise<SignInOutcome>): Promise<SignInOutcome> {
  try {
    return await outcome;
  } catch (error) {
    const kind = error instanceof ApiProblem ? STEPS[error.code] : undefined;
    if (kind === undefined) throw error;
    return { kind };
  }
}

function outcomeOf({ data, response }: { data?: Schemas['SignInAnswer']; response: Response }): SignInOutcome {
  if (data?.auth !== true) return { kind: 'refused', messageKey: 'problem.auth.wrongCredentials' };
  if (data.msg === 'change pass') return { kind: 'changePassword' };
  if (data.token === null || data.user === null || data.expiresAt === null) return { kind: 'enrolmentRequired' };
  keepSession({ token: data.token, user: data.user, expiresAt: localExpiry(data.expiresAt, response) });
  return { kind: 'signedIn', user: data.user };
}
