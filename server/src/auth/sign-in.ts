import type { Handler } from '../kernel/operation.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { ProblemError } from '../kernel/problem.ts';
import { openSession, refusal } from './open-session.ts';
import { isSecondFactorNeeded, proveIdentity } from './prove-identity.ts';
import type { AuthServices } from './services.ts';

/**
 * A temporary password opens no session: the answer asks to change it first, which then needs the second factor.
 * @throws ProblemError 403 `auth.enrolmentRequired` when the role needs a second factor and the user has none
 */
export const signIn: Handler<'signIn', AuthServices> = async ({ body, services, request }) => {
  const proven = await proveIdentity({ services, request }, body, ({ mustChangePassword }) => mustChangePassword);
  if (!proven) return refusal;
  const { account, factor } = proven;
  if (account.mustChangePassword) return { auth: true, token: null, user: null, msg: 'change pass', expiresAt: null };
  if (!factor && (await isSecondFactorNeeded(services, account.role))) {
    noteForLog(request, { outcome: undefined });
    throw new ProblemError(403, 'auth.enrolmentRequired');
  }
  return { auth: true, ...(await openSession(services, account.id)), msg: null };
};
