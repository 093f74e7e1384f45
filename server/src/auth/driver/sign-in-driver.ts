import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { claimAttempt, forgiveAttempt } from '../attempts.ts';
import { isPassword } from '../password.ts';
import { findDriverAccount } from './find-driver-account.ts';
import type { AuthServices } from '../services.ts';

const refusal: AnswerOf<'signInDriver'> = {
  auth: false,
  token: null,
  driverId: null,
  refreshTime: null,
  expiresAt: null,
};

/** Signs in a driver's app, rate limited like staff; the token opens the drivers' socket and nothing else. */
export const signInDriver: Handler<'signInDriver', AuthServices> = async ({ body, services, request }) => {
  const attempt = { address: request.ip, email: body.email };
  noteForLog(request, { subject: body.email, outcome: 'blocked' });
  await claimAttempt(services.db, attempt, services.now());
  const account = await findDriverAccount(services.db, body.email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: 'driver' } });
  if (!(await isPassword(body.password, account?.passwordHash)) || !account) return refusal;
  await forgiveAttempt(services.db, attempt, services.now());
  noteForLog(request, { outcome: 'done' });
  const { driverId, refreshTime } = account;
  const { sessionId, expiresAt } = await services.driverSessions.create(account.id, driverId);
  return {
    auth: true,
    token: await services.tokens.sign(sessionId, expiresAt),
    driverId,
    refreshTime,
    expiresAt: expiresAt.toISOString(),
  };
};
