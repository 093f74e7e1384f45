import type { AuthServices } from './services.ts';

type Authenticating = Pick<AuthServices, 'tokens' | 'sessions'>;
import type { Caller } from '../kernel/caller.ts';

/** The caller of `Bearer <token>`; undefined without a valid token. */
export async function authenticate(
  authorization: string | undefined,
  services: Authenticating,
): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  return token ? callerOf(token, services) : undefined;
}

/** The caller of a token's session. */
export async function callerOf(token: string, { tokens, sessions }: Authenticating): Promise<Caller | undefined> {
  const sessionId = await tokens.sessionOf(token);
  return sessionId ? sessions.find(sessionId) : undefined;
}
