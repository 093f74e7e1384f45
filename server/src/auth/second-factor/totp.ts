import { OTP_PERIOD, OTP_TOLERANCE } from '@navette/shared/domain';
import { Secret, TOTP } from 'otpauth';

/** The name under which authenticator apps list the account. */
const ISSUER = 'Navette';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, period: OTP_PERIOD, secret: Secret.fromBase32(secret) });

/** A random secret of 160 bits in base 32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code of a secret. */
export const otpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Period of a code, counted since 1970; undefined for a wrong code, or one too far from the current time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: OTP_TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / OTP_PERIOD) + delta;
}
