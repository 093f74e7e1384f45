import { jwtVerify, SignJWT } from 'jose';
import { BoundedMap } from '../platform/bounded-map.ts';

export interface TokenSigner {
  /** A token that names a session until it ends. */
  sign(sessionId: string, expiresAt: Date): Promise<string>;
  /** The session a token names; undefined when it is no token of ours or has ended. */
  sessionOf(token: string): Promise<string | undefined>;
}

const algorithm = 'HS256';
/** Tokens whose signature has been found good are not computed again: the same few come with every call. */
const mostVerified = 5000;

/** Tokens name a session and nothing else: what its user may do is looked up, so that a change counts at once. */
export function createTokenSigner(secret: Uint8Array, now: () => Date = () => new Date()): TokenSigner {
  const verified = new BoundedMap<string, { sessionId: string; endsAt: number }>(mostVerified);
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
