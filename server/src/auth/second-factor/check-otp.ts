import { isAppCode, otpText } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { claimOtp, forgiveOtp } from '../attempts.ts';
import type { AuthServices } from '../services.ts';
import { countRecoveryCodes, type Factor, takeRecoveryCode, takeStep } from './factor-queries.ts';
import { recoveryHash } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** The password is right; the second factor is missing. */
export const otpRequired = () => new ProblemError(401, 'auth.otpRequired');
const wrongOtp = () =>
  new ProblemError(401, 'auth.wrongOtp', { fields: [{ field: 'otp', messageKey: 'problem.auth.wrongOtp' }] });

/** Owner under which the vault seals a user's secret. */
export const ownerOf = (userId: number): string => `second factor ${userId}`;

interface Sent {
  readonly userId: number;
  readonly email: string;
  readonly otp: string;
}

/**
 * Accepts a code of the authenticator app, or a recovery code; each works once. Wrong ones have a counter of their own, which only a right one
 * resets: somebody with the password must not get a thousand attempts.
 * @throws ProblemError 401 `auth.wrongOtp`, 429
 */
export async function checkOtp(
  services: Pick<AuthServices, 'db' | 'vault' | 'now'>,
  request: FastifyRequest,
  factor: Factor,
  { userId, email, otp }: Sent,
): Promise<void> {
  const { db, vault, now } = services;
  noteForLog(request, { outcome: 'blocked' });
  await claimOtp(db, email, now());
  noteForLog(request, { outcome: 'wrongOtp' });
  if (isAppCode(otp)) {
    const secret = vault.open(factor.secret, ownerOf(userId));
    if (secret === undefined) request.log.error({ userId }, 'second factor sealed with another key: reset it');
    const step = secret === undefined ? undefined : stepOf(secret, otpText(otp), now());
    if (step === undefined || !(await takeStep(db, userId, step))) throw wrongOtp();
    noteForLog(request, { outcome: 'done' });
  } else {
    if (!(await takeRecoveryCode(db, userId, recoveryHash(vault, userId, otp), now()))) throw wrongOtp();
    const left = await countRecoveryCodes(db, userId);
    const change = { field: 'recoveryCodesLeft', before: String(left + 1), after: String(left) };
    noteForLog(request, { outcome: 'recovery', changes: [change] });
  }
  await forgiveOtp(db, email);
}
