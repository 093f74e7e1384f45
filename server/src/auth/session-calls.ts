import type { Handler } from '../kernel/operation.ts';
import { openSession } from './open-session.ts';
import type { AuthServices } from './services.ts';

export const getSession: Handler<'getSession', AuthServices> = async ({ caller }) => ({
  user: caller.user,
  expiresAt: caller.expiresAt.toISOString(),
});

export const renewSession: Handler<'renewSession', AuthServices> = async ({ caller, services }) => {
  const session = await openSession(services, caller.user.id);
  await services.sessions.revoke(caller.sessionId);
  return session;
};

export const signOut: Handler<'signOut', AuthServices> = async ({ caller, services }) => {
  await services.sessions.revoke(caller.sessionId);
  return { auth: false };
};
