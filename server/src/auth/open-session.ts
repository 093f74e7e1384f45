import type { AnswerOf } from '../app/operation.ts';
import type { Services } from '../app/services.ts';
import type { Db } from '../db/database.ts';
import type { SessionUser } from './caller.ts';

interface OpenedSession {
  token: string;
  user: SessionUser;
  expiresAt: string;
}

/** A new session of a user, and the token that names it. */
export async function openSession({ sessions, tokens }: Services, userId: number, db?: Db): Promise<OpenedSession> {
  const { sessionId, expiresAt } = await sessions.create(userId, db);
  const caller = await sessions.read(sessionId, db);
  if (!caller) throw new Error('the user of a new session is gone');
  return { token: await tokens.sign(sessionId, expiresAt), user: caller.user, expiresAt: expiresAt.toISOString() };
}

/** The answer to wrong credentials: it never tells whether the address exists. */
export const refusal: AnswerOf<'signIn'> = {
  auth: false,
  token: null,
  user: null,
  msg: 'problem.auth.wrongCredentials',
  expiresAt: null,
};
