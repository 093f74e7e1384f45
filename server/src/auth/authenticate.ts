import type { AuthServices } from './services.ts';

type Authenticating = Pick<AuthServices, 'tokens' | 'sessions'>;
import type { Caller } from '../kernel/caller.ts';

/** The caller behind `Bearer <token>`; undefined without a good token. */
export async function authenticate(
  authorization: string | undefined,
  services: Authenticating,
): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  return token ? callerOf(token, services) : undefined;
}

/** The caller whose session a token names. */
export async function callerOf(token: string, { tokens, sessions }: Authenticating): Promise<Caller | undefined> {
  const sessionId = await tokens.sessionOf(token);
  return sessionId ? sessions.find(sessionId) : undefined;
}
