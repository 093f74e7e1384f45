import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { accountOf, type Account } from '../verify/boot/accounts.ts';
import type { Call } from './call.ts';
import { OTP_PERIOD } from '@navette/shared/domain';
import { Secret, TOTP } from 'otpauth';

const usersSchema = z.array(z.object({ email: z.string().nullable() }));

/**
 * Warns of users whom the running suite does not know, which a typing error makes. A trial of nobody harms nobody, so that a suite that can't be asked is
 * a warning too and no refusal.
 * @param place of a user in the file that names it, to begin the sentence
 */
export async function unknownUsers(
  call: Call,
  users: readonly string[],
  place: (index: number) => string = () => '',
): Promise<readonly string[]> {
  if (users.length === 0) return [];
  try {
    const origin = call.server;
    if (origin === undefined) throw new Refusal('--server was not given');
    const token = await signInToApi(origin, accountOf(call.env));
    const known = await Promise.all(users.map((user) => isKnown(origin, token, user)));
    return users.flatMap((user, index) => (known[index] ? [] : [`${place(index)}${user} is not a user of ${origin}.`]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`The users ${users.join(', ')} were not checked: ${reason.replace(/\.$/, '')}.`];
  }
}

async function isKnown(origin: string, token: string, user: string): Promise<boolean> {
  const address = new URL('/api/user', origin);
  address.searchParams.set('q', user);
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Refusal(`${origin} does not list its users (HTTP ${answer.status})`);
  const found = usersSchema.parse(await answer.json());
  return found.some(({ email }) => email?.toLowerCase() === user.toLowerCase());
}

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
  if (!data) throw new Refusal(`${origin} refuses to sign in ${email} (NAVETTE_VERIFY_USER, NAVETTE_VERIFY_PASSWORD)`);
  return data.token;
}
