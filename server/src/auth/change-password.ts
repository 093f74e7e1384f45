import type { Handler } from '../app/operation.ts';
import { invalid } from '../app/problem.ts';
import { claimAttempt, forgiveAttempt } from './attempts.ts';
import { findAccount } from './find-user.ts';
import { openSession, refusal } from './open-session.ts';
import { hashPassword, isPassword } from './password.ts';

/** The old password proves who it is, so that a temporary one can be changed without a session. */
export const changePassword: Handler<'changePassword'> = async ({ body, services, request }) => {
  const { id, email, oldpassword, newpassword } = body;
  const attempt = { address: request.ip, email };
  await claimAttempt(services.db, attempt, services.now());
  const account = await findAccount(services.db, email);
  const right = await isPassword(oldpassword, account?.passwordHash);
  if (!right || !account || (id && id !== account.id)) return refusal;
  await forgiveAttempt(services.db, attempt);
  if (newpassword === oldpassword) throw invalid({ field: 'newpassword', messageKey: 'validation.invalid' });
  const passwordHash = await hashPassword(newpassword);
  await services.db
    .updateTable('app_user')
    .set({ passwordHash, mustChangePassword: false })
    .where('id', '=', account.id)
    .execute();
  await services.sessions.revokeAllOf(account.id);
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};
