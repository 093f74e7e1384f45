import { PASSWORD_LENGTH, type PasswordFault, passwordFault } from '@navette/shared/domain';
import type { Handler } from '../kernel/operation.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { invalid } from '../kernel/problem.ts';
import { claimAttempt, forgiveAttempt } from './attempts.ts';
import { findAccount, replacePassword } from './account-queries.ts';
import { openSession, refusal } from './open-session.ts';
import { hashPassword, isPassword } from './password.ts';
import { isKnownPassword } from './known-passwords.ts';
import type { AuthServices } from './services.ts';

/** Authenticates with the old password, so that a temporary one can be changed without a session. */
export const changePassword: Handler<'changePassword', AuthServices> = async ({ body, services, request }) => {
  const { id, email, oldpassword, newpassword } = body;
  const attempt = { address: request.ip, email };
  noteForLog(request, { subject: email, outcome: 'blocked' });
  await claimAttempt(services.db, attempt, services.now());
  const account = await findAccount(services.db, email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: account.role } });
  const right = await isPassword(oldpassword, account?.passwordHash);
  if (!right || !account || (id && id !== account.id)) return refusal;
  noteForLog(request, { outcome: undefined });
  await forgiveAttempt(services.db, attempt);
  refuseWeak(newpassword, email, oldpassword);
  const passwordHash = await hashPassword(newpassword);
  if (!(await replacePassword(services.db, account, passwordHash))) return refusal;
  await services.sessions.revokeAllOf(account.id);
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};

const MESSAGES: Readonly<Record<PasswordFault, string>> = {
  tooShort: 'validation.tooShort',
  tooLong: 'validation.tooLong',
  same: 'validation.passwordSame',
  common: 'validation.passwordCommon',
};

/** @throws ProblemError 400 on the field */
function refuseWeak(newpassword: string, email: string, oldPassword: string): void {
  const fault = passwordFault(newpassword, { email, oldPassword, isKnown: isKnownPassword });
  if (fault) throw invalid({ field: 'newpassword', messageKey: MESSAGES[fault], params: PASSWORD_LENGTH });
}
