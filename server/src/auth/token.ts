import { jwtVerify, SignJWT } from 'jose';

export interface TokenSigner {
  /** A token that names a session until it ends. */
  sign(sessionId: string, expiresAt: Date): Promise<string>;
  /** The session a token names; undefined when it is no token of ours or has ended. */
  sessionOf(token: string): Promise<string | undefined>;
}

const algorithm = 'HS256';

/** Tokens name a session and nothing else: what its user may do is looked up, so that a change counts at once. */
export function createTokenSigner(secret: Uint8Array, now: () => Date = () => new Date()): TokenSigner {
  return {
    sign: (sessionId, expiresAt) =>
      new SignJWT().setProtectedHeader({ alg: algorithm }).setJti(sessionId).setIssuedAt(now()).setExpirationTime(expiresAt).sign(secret),
    sessionOf: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], currentDate: now(), requiredClaims: ['jti', 'exp'] });
        return payload.jti;
      } catch {
        return undefined;
      }
    },
  };
}
