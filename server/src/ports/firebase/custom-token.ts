import { SignJWT } from 'jose';
import type { FirebaseAccount } from './firebase-settings.ts';

/** User of a token, with the claims that the project's rules check. */
export interface TokenHolder {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Lifetime in seconds; Firebase's maximum. */
const LASTS = 3600;

/** Custom token for signing in to a Firebase project, valid for an hour. */
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
