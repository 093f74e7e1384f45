import { SignJWT } from 'jose';
import type { FirebaseAccount } from './firebase-account.ts';

/** Who a token is for, and what the rules of the project know of them. */
export interface TokenHolder {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Seconds; the longest that Firebase takes. */
const LASTS = 3600;

/** A token with which somebody signs in to a Firebase project, good for an hour. */
export function customToken(
  { clientEmail, privateKey }: FirebaseAccount,
  { uid, claims }: TokenHolder,
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ uid, claims: { ...claims } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LASTS)
    .sign(privateKey);
}
