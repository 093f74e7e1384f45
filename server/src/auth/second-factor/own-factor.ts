import type { AnswerOf, Handler, Call } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { conflict, invalid, notFound, ProblemError } from '../../kernel/problem.ts';
import { findAddressAndRole, refuseSuper, findAccount } from '../account-queries.ts';
import { unlockAccount } from '../attempts.ts';
import { isSecondFactorNeeded, proveIdentity } from '../prove-identity.ts';
import type { AuthServices } from '../services.ts';
import { countRecoveryCodes, findFactor, removeFactor, putFactor } from './factor-queries.ts';
import { replaceRecoveryCodes, ownerOf, newSecret, otpUri, stepOf } from './check-otp.ts';
import { randomUUID } from 'node:crypto';
import { openSession } from '../open-session.ts';
import type { Db } from '../../db/database.ts';

export const getSecondFactor: Handler<'getSecondFactor', AuthServices> = ({ caller, services }) =>
  stateOf(services, caller.user);

async function stateOf(
  services: AuthServices,
  { id, role }: Call<'getSecondFactor'>['caller']['user'],
): Promise<AnswerOf<'getSecondFactor'>> {
  const factor = await findFactor(services.db, id);
  return {
    enrolledAt: factor?.enrolledAt.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(services.db, id) : 0,
    obligatory: await isSecondFactorNeeded(services, role),
  };
}

/** Requires more than a session: somebody else may be sitting at the computer. */
export const removeSecondFactor: Handler<'removeSecondFactor', AuthServices> = async (call) => {
  const { caller, services } = call;
  if (await isSecondFactorNeeded(services, caller.user.role)) throw conflict('auth.otpObligatory');
  await proveCaller(call);
  await removeFactor(services.db, caller.user.id);
  return stateOf(services, caller.user);
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes', AuthServices> = async (call) => {
  const { caller, services } = call;
  await proveCaller(call);
  const recoveryCodes = await services.db
    .transaction()
    .execute((trx) => replaceRecoveryCodes(trx, services.vault, caller.user.id));
  return { recoveryCodes };
};

/** 400 on the field: a 401 would mean that the session is over. */
async function proveCaller(call: Call<'removeSecondFactor' | 'renewRecoveryCodes', AuthServices>): Promise<void> {
  const { body, caller, request } = call;
  const proven = await proveIdentity(call, { email: caller.user.email, ...body }).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== 'auth.wrongOtp') throw error;
    throw invalid({ field: 'otp', messageKey: 'problem.auth.wrongOtp' });
  });
  if (!proven) throw wrongPassword();
  noteForLog(request, { outcome: undefined });
  if (!proven.factor) throw notFound();
}

/** Ends the user's sessions too: a user who lost the phone may have lost more. */
export const resetSecondFactor: Handler<'resetSecondFactor', AuthServices> = async (call) => {
  const { body, caller, services, request } = call;
  const user = await findAddressAndRole(services.db, body.id);
  if (!user || user.email?.toLowerCase() !== body.email.toLowerCase()) throw notFound();
  if (body.id === caller.user.id) throw conflict('auth.ownSecondFactor');
  refuseSuper(caller, user.role);
  noteForLog(request, { subject: body.email });
  if (!(await removeFactor(services.db, body.id))) throw notFound();
  await unlockAccount(services.db, body.email);
  await services.sessions.revokeAllOf(body.id);
  return { enrolledAt: null, recoveryCodesLeft: 0, obligatory: await isSecondFactorNeeded(services, user.role) };
};

/** Milliseconds within which a secret must be confirmed. */
const ENROLMENT_TIME = 15 * 60_000;

const wrongPassword = () => invalid({ field: 'password', messageKey: 'validation.wrongPassword' });
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

/**
 * Removes the second factor of a user on behalf of the server's operator, ends the user's sessions and the locks of the account. A super sets up
 * another one at the next sign-in.
 * @returns id of the user; undefined when there is no such user, or none with a second factor
 */
export async function resetByOperator(db: Db, email: string): Promise<number | undefined> {
  const account = await findAccount(db, email);
  if (!account || !(await removeFactor(db, account.id))) return undefined;
  await unlockAccount(db, email);
  // Running servers are notified by the database, and poll the sessions of sockets.
  await db.deleteFrom('staff_session').where('userId', '=', account.id).execute();
  return account.id;
}
