import type { Handler } from '../app/operation.ts';
import { openSession } from './open-session.ts';

export const getSession: Handler<'getSession'> = async ({ caller }) => ({
  user: caller.user,
  expiresAt: caller.expiresAt.toISOString(),
});

export const renewSession: Handler<'renewSession'> = async ({ caller, services }) => {
  const session = await openSession(services, caller.user.id);
  await services.sessions.revoke(caller.sessionId);
  return session;
};

export const signOut: Handler<'signOut'> = async ({ caller, services }) => {
  await services.sessions.revoke(caller.sessionId);
  return { auth: false };
};
