import type { components } from '@navette/openapi/types';
import { dataOf } from '../api/data-of.ts';
import { api } from '../api/suite-api.ts';
import { localExpiry } from './local-expiry.ts';
import { keepSession } from './session-state.ts';

type Schemas = components['schemas'];

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
