import type { AnswerOf } from '../kernel/operation.ts';
import type { AuthServices } from './services.ts';
import type { Db } from '../db/database.ts';
import { noteSignIn } from './account-queries.ts';
import type { SessionUser } from '../kernel/caller.ts';
import { grantedTo } from '@navette/shared/domain';

export interface OpenedSession {
  token: string;
  user: SessionUser;
  expiresAt: string;
}

type Services = Pick<AuthServices, 'db' | 'sessions' | 'tokens' | 'grantsFor' | 'now'>;

/** Session of a user who has just proven who they are: their last sign-in. */
export async function openSession(services: Services, userId: number, db: Db = services.db): Promise<OpenedSession> {
  await noteSignIn(db, userId, services.now());
  return continueSession(services, userId, db);
}

/** Another session of a user, which is no sign-in. */
export async function continueSession(
  services: Services,
  userId: number,
  db: Db = services.db,
): Promise<OpenedSession> {
  const { sessions, tokens, grantsFor } = services;
  const { sessionId, expiresAt } = await sessions.create(userId, db);
  const caller = await sessions.read(sessionId, db);
  if (!caller) throw new Error('the user of a new session is gone');
  return {
    token: await tokens.sign(sessionId, expiresAt),
    user: await withDeclaredPages({ grantsFor }, caller.user),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The answer to wrong credentials, the same whether the address exists or not. */
export const refusal: AnswerOf<'signIn'> = {
  auth: false,
  token: null,
  user: null,
  msg: 'problem.auth.wrongCredentials',
  expiresAt: null,
};

/**
 * The user as sent to the browser: with the permissions that remotes declare for their own pages. A `Caller` does not have these, so that they open
 * pages and never authorise an operation.
 */
export async function withDeclaredPages(
  { grantsFor }: Pick<AuthServices, 'grantsFor'>,
  user: SessionUser,
): Promise<SessionUser> {
  return { ...user, pages: [...user.pages, ...grantedTo(user.role, await grantsFor(user))] };
}
