import { randomUUID } from 'node:crypto';
import type { Handler } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { openSession } from '../open-session.ts';
import { proveIdentity } from '../prove-identity.ts';
import type { AuthServices } from '../services.ts';
import { ownerOf, replaceRecoveryCodes, newSecret, otpUri, stepOf } from './check-otp.ts';
import { putFactor } from './factor-queries.ts';

/** Milliseconds within which a secret must be confirmed. */
const ENROLMENT_TIME = 15 * 60_000;

export const wrongPassword = () => invalid({ field: 'password', messageKey: 'validation.wrongPassword' });
const expired = () => conflict('auth.enrolmentExpired');

/** A secret waiting for its first code. It is not stored: the browser returns it, sealed for its user. */
interface Enrolment {
  readonly secret: string;
  /** Enrolment time of the second factor that it replaces. */
  readonly former: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const enrolmentOf = (userId: number): string => `enrolment ${userId}`;

/** Requires the password, and a code of the second factor to be replaced; the new one takes effect when it is confirmed. */
export const startSecondFactor: Handler<'startSecondFactor', AuthServices> = async ({ body, services, request }) => {
  const proven = await proveIdentity({ services, request }, body);
  if (!proven) throw wrongPassword();
  noteForLog(request, { outcome: undefined });
  const secret = newSecret();
  const until = services.now().getTime() + ENROLMENT_TIME;
  const enrolment: Enrolment = { secret, former: proven.factor?.enrolmentId, until };
  return {
    secret,
    uri: otpUri(secret, body.email.trim()),
    enrolment: services.vault.seal(JSON.stringify(enrolment), enrolmentOf(proven.account.id)),
  };
};

/** The former second factor was proven when the enrolment began, and is replaced only if it is still the same. */
export const confirmSecondFactor: Handler<'confirmSecondFactor', AuthServices> = async (call) => {
  const { body, services, request } = call;
  const { db, vault } = services;
  const now = services.now();
  const proven = await proveIdentity(call, { email: body.email, password: body.password }, () => true);
  if (!proven) throw wrongPassword();
  const { id: userId } = proven.account;
  const enrolment = readEnrolment(vault.open(body.enrolment, enrolmentOf(userId)));
  noteForLog(request, { outcome: 'wrongOtp' });
  if (!enrolment || enrolment.until < now.getTime()) throw expired();
  const step = stepOf(enrolment.secret, body.otp, now);
  // No recovery code is accepted here: none exists for this secret yet.
  if (step === undefined) throw invalid({ field: 'otp', messageKey: 'problem.auth.wrongFirstOtp' });
  const answer = await db.transaction().execute(async (trx) => {
    const secret = vault.seal(enrolment.secret, ownerOf(userId));
    const factor = { userId, enrolmentId: randomUUID(), secret, lastStep: step, enrolledAt: now };
    if (!(await putFactor(trx, factor, enrolment.former))) throw expired();
    const recoveryCodes = await replaceRecoveryCodes(trx, vault, userId);
    await services.sessions.revokeAllOf(userId, trx);
    return { recoveryCodes, ...(await openSession(services, userId, trx)) };
  });
  noteForLog(request, { outcome: undefined });
  return answer;
};

/** Sealed by this server, so a text that can be opened is valid. */
const readEnrolment = (text: string | undefined): Enrolment | undefined =>
  text === undefined ? undefined : JSON.parse(text);
