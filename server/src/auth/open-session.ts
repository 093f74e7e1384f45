import type { AnswerOf } from '../kernel/operation.ts';
import type { AuthServices } from './services.ts';
import { withDeclaredPages } from './session-user.ts';
import type { Db } from '../db/database.ts';
import type { SessionUser } from '../kernel/caller.ts';

interface OpenedSession {
  token: string;
  user: SessionUser;
  expiresAt: string;
}

/** Opens a session of a user and returns its token. */
export async function openSession(
  { sessions, tokens, grantsFor }: Pick<AuthServices, 'sessions' | 'tokens' | 'grantsFor'>,
  userId: number,
  db?: Db,
): Promise<OpenedSession> {
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
