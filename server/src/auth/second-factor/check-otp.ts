import { isAppCode, otpText, OTP_PERIOD, OTP_TOLERANCE, RECOVERY_CODES } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { claimOtp, forgiveOtp } from '../attempts.ts';
import type { AuthServices } from '../services.ts';
import { countRecoveryCodes, type Factor, takeRecoveryCode, takeStep, putRecoveryCodes } from './factor-queries.ts';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../db/database.ts';
import { temporaryPassword } from '../password.ts';
import type { Vault } from '../vault.ts';

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

/** The name under which authenticator apps list the account. */
const ISSUER = 'Navette';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, period: OTP_PERIOD, secret: Secret.fromBase32(secret) });

/** A random secret of 160 bits in base 32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code of a secret. */
export const otpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Period of a code, counted since 1970; undefined for a wrong code, or one too far from the current time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: OTP_TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / OTP_PERIOD) + delta;
}

/** Stored hash of a recovery code of a user, whatever the format in which it was typed. */
const recoveryHash = (vault: Vault, userId: number, code: string): string =>
  vault.hash(otpText(code), `recovery ${userId}`);

/** Replaces the recovery codes of a user; returns the new ones, which are readable only now. */
export async function replaceRecoveryCodes(trx: Db, vault: Vault, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, temporaryPassword);
  await putRecoveryCodes(
    trx,
    userId,
    codes.map((code) => recoveryHash(vault, userId, code)),
  );
  return codes;
}
