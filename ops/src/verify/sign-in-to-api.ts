import { OTP_PERIOD } from '@navette/shared/domain';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import type { Account } from './boot/accounts.ts';

const answerSchema = z.object({ token: z.string() });

/**
 * Signs in to the API of a running suite, without a browser.
 * @returns a bearer token
 * @throws {Refusal} when the suite does not let the account in
 */
export async function signInToApi(origin: string, { email, password, otpSecret }: Account): Promise<string> {
  const otp =
    otpSecret === undefined
      ? {}
      : { otp: new TOTP({ secret: Secret.fromBase32(otpSecret), period: OTP_PERIOD }).generate() };
  const answer = await fetch(new URL('/auth/adminlogin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...otp }),
    signal: AbortSignal.timeout(15_000),
  });
  const { data } = answerSchema.safeParse(await answer.json().catch(() => undefined));
  if (!data) throw new Refusal(`${origin} does not let ${email} in (NAVETTE_VERIFY_USER, NAVETTE_VERIFY_PASSWORD)`);
  return data.token;
}
