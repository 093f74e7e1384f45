import type { Handler } from '../kernel/operation.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { invalid } from '../kernel/problem.ts';
import { claimAttempt, forgiveAttempt } from './attempts.ts';
import { findAccount, replacePassword } from './account-queries.ts';
import { openSession, refusal } from './open-session.ts';
import { hashPassword, isPassword } from './password.ts';
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
  if (newpassword === oldpassword) throw invalid({ field: 'newpassword', messageKey: 'validation.invalid' });
  const passwordHash = await hashPassword(newpassword);
  if (!(await replacePassword(services.db, account, passwordHash))) return refusal;
  await services.sessions.revokeAllOf(account.id);
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};
