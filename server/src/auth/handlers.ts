import type { AnswerOf, Handlers, Handler } from '../kernel/operation.ts';
import { changePassword } from './change-password.ts';
import {
  confirmSecondFactor,
  startSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor/own-factor.ts';
import type { AuthServices } from './services.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { cookieOf, setPrivateCookie } from '../kernel/cookies.ts';
import { findAddressAndRole, refuseSuper, findDriverAccount, setTemporaryPassword } from './account-queries.ts';
import { continueSession, openSession, refusal, withDeclaredPages } from './open-session.ts';
import { PROOF_COOKIE, proof } from './single-sign-on/come-back.ts';
import { ProblemError, invalid, notFound } from '../kernel/problem.ts';
import { isSecondFactorNeeded, proveIdentity } from './prove-identity.ts';
import { isStaffRole } from '@navette/shared/domain';
import { claimAttempt, forgiveAttempt, unlockAccount } from './attempts.ts';
import { hashPassword, isPassword, temporaryPassword } from './password.ts';

/** Session of a user who was just redirected back by the provider; a second factor is the provider's responsibility. */
const openProviderSession: Handler<'openProviderSession', AuthServices> = async ({ services, request, reply }) => {
  const proven = proof.open(services.vault, cookieOf(request.headers.cookie, PROOF_COOKIE.name), services.now());
  const user = proven && (await findAddressAndRole(services.db, proven.userId));
  if (!proven || !user) return refusal;
  noteForLog(request, { subject: user.email, outcome: 'done', user: { id: proven.userId, role: user.role } });
  setPrivateCookie(request, reply, { ...PROOF_COOKIE, maxAge: 0 }, '');
  return { auth: true, ...(await openSession(services, proven.userId)), msg: null };
};

/**
 * A temporary password opens no session: the answer requires to change it first, which then needs the second factor.
 * @throws ProblemError 403 `auth.enrolmentRequired` when the role requires a second factor and the user has none
 */
const signIn: Handler<'signIn', AuthServices> = async ({ body, services, request }) => {
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

const driverRefusal: AnswerOf<'signInDriver'> = {
  auth: false,
  token: null,
  driverId: null,
  refreshTime: null,
  expiresAt: null,
};

/** Signs in a driver's app, rate limited like staff; the token only opens the drivers' socket. */
const signInDriver: Handler<'signInDriver', AuthServices> = async ({ body, services, request }) => {
  const attempt = { address: request.ip, email: body.email };
  noteForLog(request, { subject: body.email, outcome: 'blocked' });
  await claimAttempt(services.db, attempt, services.now());
  const account = await findDriverAccount(services.db, body.email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: 'driver' } });
  if (!(await isPassword(body.password, account?.passwordHash)) || !account) return driverRefusal;
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

/**
 * The temporary password is returned once, to be handed over; it is never stored in clear text. Drivers keep theirs, since their apps have no form to
 * change it.
 */
const resetPassword: Handler<'resetPassword', AuthServices> = async ({ body, caller, services, request }) => {
  const user = await findAddressAndRole(services.db, body.id);
  if (!user || user.email?.toLowerCase() !== body.email.toLowerCase()) throw notFound();
  refuseSuper(caller, user.role);
  const isDriver = user.role === 'driver';
  if (!isDriver && !isStaffRole(user.role)) throw invalid({ field: 'id', messageKey: 'validation.invalid' });
  noteForLog(request, { subject: body.email });
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  await setTemporaryPassword(services.db, body.id, passwordHash, !isDriver);
  await unlockAccount(services.db, body.email);
  await services.sessions.revokeAllOf(body.id);
  await services.driverSessions.revokeAllOf(body.id);
  return { msg: 'ok', temporaryPassword: password };
};

export const authHandlers = {
  signIn,
  openProviderSession,
  signInDriver,
  changePassword,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  resetPassword,
  getSession: async ({ caller, services }) => ({
    user: await withDeclaredPages(services, caller.user),
    expiresAt: caller.expiresAt.toISOString(),
    storageKey: services.vault.hash('storage key', `user ${caller.user.id}`),
  }),
  renewSession: async ({ caller, services }) => {
    const session = await continueSession(services, caller.user.id);
    await services.sessions.revoke(caller.sessionId);
    return session;
  },
  /** The only call that prolongs an idle session: the page sends it while the user is active. */
  recordActivity: async ({ caller, services }) => {
    await services.sessions.touch(caller.sessionId);
    return { idleMinutes: caller.idleMinutes };
  },
  signOut: async ({ caller, services }) => {
    await services.sessions.revoke(caller.sessionId);
    return { auth: false };
  },
} satisfies Handlers<AuthServices>;
