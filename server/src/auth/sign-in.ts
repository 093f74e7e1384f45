import { noteForLog } from '../kernel/log-details.ts';
import type { Handler } from '../kernel/operation.ts';
import { claimAttempt, forgiveAttempt } from './attempts.ts';
import { findAccount } from './account-queries.ts';
import { openSession, refusal } from './open-session.ts';
import { isPassword } from './password.ts';
import type { AuthServices } from './services.ts';

/** A temporary password opens no session: the answer asks to change it first. */
export const signIn: Handler<'signIn', AuthServices> = async ({ body, services, request }) => {
  const attempt = { address: request.ip, email: body.email };
  noteForLog(request, { subject: body.email, outcome: 'blocked' });
  await claimAttempt(services.db, attempt, services.now());
  const account = await findAccount(services.db, body.email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: account.role } });
  if (!(await isPassword(body.password, account?.passwordHash)) || !account) return refusal;
  await forgiveAttempt(services.db, attempt);
  noteForLog(request, { outcome: 'done' });
  if (account.mustChangePassword) return { auth: true, token: null, user: null, msg: 'change pass', expiresAt: null };
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};
