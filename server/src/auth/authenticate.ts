import type { Services } from '../app/services.ts';
import type { Caller } from './caller.ts';

/** The caller behind `Bearer <token>`; undefined without a good token. */
export async function authenticate(authorization: string | undefined, services: Services): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  return token ? callerOf(token, services) : undefined;
}

/** The caller a token stands for. */
export async function callerOf(token: string, { tokens, sessions }: Services): Promise<Caller | undefined> {
  const sessionId = await tokens.sessionOf(token);
  return sessionId ? sessions.find(sessionId) : undefined;
}
