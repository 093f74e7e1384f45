import type { Auth } from './rules/database-rules.ts';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a token, without check of its signature; undefined when it is none. */
export function claimsOf(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** A token without a signature, as emulators take it. */
export const unsignedToken = (claims: Claims): string => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/** A custom token without a signature: who signs in, and what the rules know of them. */
export const customToken = (uid: string, claims: Claims): string => unsignedToken({ uid, claims });

/** The token the SDK shows to the other services. */
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

/** Who an id token is of; undefined when it is none or is over. */
export function authOfToken(token: string): Auth | undefined {
  const claims = claimsOf(token);
  const over = typeof claims?.exp !== 'number' || claims.exp * 1000 < Date.now();
  return claims && !over && typeof claims.sub === 'string' ? { uid: claims.sub, token: claims } : undefined;
}
