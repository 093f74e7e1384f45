import type { components } from '@navette/openapi/types';
import { ApiProblem } from '../api/problem.ts';
import { api } from '../api/suite-api.ts';
import { localExpiry, type User } from './session.ts';
import { keepSession, currentSession, clearSession } from './session-state.ts';
import { dataOf } from '../api/calls.ts';

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

/** A secret for an authenticator app: as text, as the URI of its QR code, and sealed for {@link confirmSecondFactor}. */
export type SecondFactorStart = Schemas['SecondFactorStart'];

/**
 * A new secret, effective once it is confirmed.
 * @param credentials with `otp` when a second factor is to be replaced
 * @throws {ApiProblem} `validation` on `password`, `auth.otpRequired`, `auth.wrongOtp`, `rateLimited` …
 */
export const startSecondFactor = (credentials: Schemas['SignInForm']): Promise<SecondFactorStart> =>
  dataOf(api.POST('/auth/secondfactor/start', { body: credentials }));

/** Recovery codes, to be shown once, and a function that begins the new session. */
export interface EnrolledSecondFactor {
  readonly recoveryCodes: readonly string[];
  /** Every earlier session of the user has ended. */
  readonly beginSession: () => void;
}

/**
 * Sets up the second factor with a first code of the app.
 * @throws {ApiProblem} `validation` on `otp`, 409 `auth.enrolmentExpired`, `rateLimited` …
 */
export async function confirmSecondFactor(form: Schemas['SecondFactorConfirmation']): Promise<EnrolledSecondFactor> {
  const { data, response } = await api.POST('/auth/secondfactor/confirm', { body: form });
  if (!data) throw new Error('the answer has no body');
  const { recoveryCodes, token, user, expiresAt } = data;
  const session = { token, user, expiresAt: localExpiry(expiresAt, response) };
  return { recoveryCodes, beginSession: () => keepSession(session) };
}

/**
 * Signs out: revokes the token, clears token, user, menu, drafts and all server data, in every tab (specification/shell.md#session). Takes effect immediately,
 * also without a network, where the token just expires later.
 */
export function signOut(): void {
  if (currentSession() === null) return;
  // Sent with the token before it is cleared, and queued behind earlier writes.
  api.POST('/auth/logout').catch(() => undefined);
  clearSession();
}
