import { needsSecondFactor, type Role } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../kernel/log-details.ts';
import { type Account, findAccount } from './account-queries.ts';
import { claimAttempt, forgiveAttempt, revertAttempt } from './attempts.ts';
import { isPassword } from './password.ts';
import { checkOtp, otpRequired } from './second-factor/check-otp.ts';
import { type Factor, findFactor, secondFactorSetting } from './second-factor/factor-queries.ts';
import type { AuthServices } from './services.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Second factor. */
  readonly otp?: string | null;
}

export interface Proven {
  readonly account: Account;
  /** Present when the user has a second factor. */
  readonly factor: Factor | undefined;
}

type Context = { readonly services: AuthServices; readonly request: FastifyRequest };

/**
 * Rate limited check of a password, and of the second factor of a user who has one. Every outcome except a missing code is logged.
 * @param skipsOtp whether the password alone is enough for an account
 * @returns undefined for wrong credentials, whether the address exists or not
 * @throws ProblemError 401 `auth.otpRequired`, `auth.wrongOtp`; 429
 */
export async function proveIdentity(
  { services, request }: Context,
  { email, password, otp }: Credentials,
  skipsOtp: (account: Account) => boolean = () => false,
): Promise<Proven | undefined> {
  const { db } = services;
  const attempt = { address: request.ip, email };
  noteForLog(request, { subject: email, outcome: 'blocked' });
  await claimAttempt(db, attempt, services.now());
  const account = await findAccount(db, email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: account.role } });
  if (!(await isPassword(password, account?.passwordHash)) || !account) return undefined;
  const factor = await findFactor(db, account.id);
  if (factor && !skipsOtp(account)) {
    if (!otp) {
      noteForLog(request, { outcome: undefined });
      await revertAttempt(db, attempt, services.now());
      throw otpRequired();
    }
    await checkOtp(services, request, factor, { userId: account.id, email, otp });
  } else noteForLog(request, { outcome: 'done' });
  await forgiveAttempt(db, attempt, services.now());
  return { account, factor };
}

/** Whether a role requires a second factor. */
export const isSecondFactorNeeded = async (
  { db, secondFactorExempt }: Pick<AuthServices, 'db' | 'secondFactorExempt'>,
  role: Role,
): Promise<boolean> => !secondFactorExempt && needsSecondFactor(role, await secondFactorSetting(db));
