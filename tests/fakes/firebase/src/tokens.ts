import type { Auth } from './rules/database-rules.ts';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a token, without a check of its signature; undefined if it is malformed. */
export function claimsOf(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** Unsigned token, as emulators accept it. */
export const unsignedToken = (claims: Claims): string => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/** Unsigned custom token with user id and claims. */
export const customToken = (uid: string, claims: Claims): string => unsignedToken({ uid, claims });

/** Id token, which the SDK sends to the other services. */
export function idToken(projectId: string, uid: string, claims: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const issued = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  return unsignedToken({
    ...claims,
    ...issued,
    user_id: uid,
    sub: uid,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
}

/** Claims of an id token; undefined if it is malformed or has expired. */
export function authOfToken(token: string): Auth | undefined {
  const claims = claimsOf(token);
  const over = typeof claims?.exp !== 'number' || claims.exp * 1000 < Date.now();
  return claims && !over && typeof claims.sub === 'string' ? { uid: claims.sub, token: claims } : undefined;
}
