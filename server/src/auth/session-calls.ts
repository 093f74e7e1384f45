import type { Handler } from '../kernel/operation.ts';
import { openSession } from './open-session.ts';
import type { AuthServices } from './services.ts';
import { withDeclaredPages } from './session-user.ts';

export const getSession: Handler<'getSession', AuthServices> = async ({ caller, services }) => ({
  user: await withDeclaredPages(services, caller.user),
  expiresAt: caller.expiresAt.toISOString(),
  storageKey: services.vault.hash('storage key', `user ${caller.user.id}`),
});

export const renewSession: Handler<'renewSession', AuthServices> = async ({ caller, services }) => {
  const session = await openSession(services, caller.user.id);
  await services.sessions.revoke(caller.sessionId);
  return session;
};

/** The only call that prolongs an idle session: the page sends it while somebody is at work. */
export const recordActivity: Handler<'recordActivity', AuthServices> = async ({ caller, services }) => {
  await services.sessions.touch(caller.sessionId);
  return { idleMinutes: caller.idleMinutes };
};

export const signOut: Handler<'signOut', AuthServices> = async ({ caller, services }) => {
  await services.sessions.revoke(caller.sessionId);
  return { auth: false };
};
