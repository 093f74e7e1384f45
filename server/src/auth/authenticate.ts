import type { Caller } from '../kernel/caller.ts';
import { jwtVerify, SignJWT } from 'jose';
import { LruCache } from '../kernel/lru-cache.ts';
import type { SessionStore } from './session-store.ts';

interface Authenticating {
  readonly tokens: TokenSigner;
  readonly sessions: SessionStore;
}

/** The caller of `Bearer <token>`; undefined without a valid token. */
export async function authenticate(
  authorization: string | undefined,
  services: Authenticating,
): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  return token ? callerOf(token, services) : undefined;
}

export async function callerOf(token: string, { tokens, sessions }: Authenticating): Promise<Caller | undefined> {
  const sessionId = await tokens.sessionOf(token);
  return sessionId ? sessions.find(sessionId) : undefined;
}

export interface TokenSigner {
  /** Signs a token that names a session until its expiry. */
  sign(sessionId: string, expiresAt: Date): Promise<string>;
  /** The session of a token; undefined for an invalid or expired token. */
  sessionOf(token: string): Promise<string | undefined>;
}

const algorithm = 'HS256';

/** Size of the cache of verified tokens: the same few come with every call, so that signatures are not verified again. */
const mostVerified = 5000;

/** Tokens carry the session id only: permissions are looked up on each call, so that a change takes effect immediately. */
export function createTokenSigner(secret: Uint8Array, now: () => Date = () => new Date()): TokenSigner {
  const verified = new LruCache<string, { sessionId: string; endsAt: number }>(mostVerified);
  return {
    sign: (sessionId, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(secret),
    sessionOf: async (token) => {
      const known = verified.get(token);
      if (known) return known.endsAt > now().getTime() ? known.sessionId : undefined;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          currentDate: now(),
          requiredClaims: ['jti', 'exp'],
        });
        const { jti, exp } = payload;
        if (jti !== undefined && exp !== undefined) verified.set(token, { sessionId: jti, endsAt: exp * 1000 }, 1);
        return jti;
      } catch {
        return undefined;
      }
    },
  };
}
