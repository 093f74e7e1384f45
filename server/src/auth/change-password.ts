import { PASSWORD_LENGTH, type PasswordFault, passwordFault, fold } from '@navette/shared/domain';
import type { AnswerOf, Handler } from '../kernel/operation.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { invalid } from '../kernel/problem.ts';
import { replacePassword } from './account-queries.ts';
import { openSession, refusal } from './open-session.ts';
import { hashPassword } from './password.ts';
import { isSecondFactorNeeded, proveIdentity } from './prove-identity.ts';
import type { AuthServices } from './services.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common leaked passwords, folded for comparison. */
const known: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(fold));

/** Whether a lower-case word is one of them. Works offline. */
const isKnownPassword = (word: string): boolean => known.has(word);

/**
 * Authenticates with the old password, so that a temporary one can be changed without a session, and with the second factor of a user who has one. A
 * user whose role requires one without having it gets no session: the next sign-in sets it up.
 */
export const changePassword: Handler<'changePassword', AuthServices> = async ({ body, services, request }) => {
  const { id, email, oldpassword, newpassword, otp } = body;
  const proven = await proveIdentity({ services, request }, { email, password: oldpassword, otp: otp ?? null });
  if (!proven) return refusal;
  const { account, factor } = proven;
  if (id && id !== account.id) {
    noteForLog(request, { outcome: 'refused' });
    return refusal;
  }
  noteForLog(request, { outcome: undefined });
  const house = await services.db.selectFrom('setting').select('value').where('variable', '=', 'companyName').execute();
  const known = [email, account.firstname, account.lastname, ...house.map(({ value }) => value ?? '')];
  refuseWeak(newpassword, oldpassword, known);
  const passwordHash = await hashPassword(newpassword);
  if (!(await replacePassword(services.db, account, passwordHash))) return refusal;
  await services.sessions.revokeAllOf(account.id);
  if (!factor && (await isSecondFactorNeeded(services, account.role))) return changedWithoutSession;
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};

/** The password is changed; no session begins. */
const changedWithoutSession: AnswerOf<'changePassword'> = {
  auth: true,
  token: null,
  user: null,
  msg: null,
  expiresAt: null,
};

const MESSAGES: Readonly<Record<PasswordFault, string>> = {
  tooShort: 'validation.tooShort',
  tooLong: 'validation.tooLong',
  same: 'validation.passwordSame',
  common: 'validation.passwordCommon',
};

/** @throws ProblemError 400 on the field */
function refuseWeak(newpassword: string, oldPassword: string, names: readonly string[]): void {
  const fault = passwordFault(newpassword, { names, oldPassword, isKnown: isKnownPassword });
  if (fault) throw invalid({ field: 'newpassword', messageKey: MESSAGES[fault], params: PASSWORD_LENGTH });
}
