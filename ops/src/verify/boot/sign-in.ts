import { OTP_PERIOD } from '@navette/shared/domain';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import type { Account } from './accounts.ts';

const answerSchema = z.object({ user: z.object({ role: z.string(), pages: z.array(z.string()) }) });

/** Role and pages of an account in the suite. */
export interface SignedIn {
  readonly role: string;
  /** The pages it may open. */
  readonly pages: readonly string[];
}

/**
 * Signs in as a person does.
 * @param answers to the sign-ins of this page
 * @throws {Refusal} when the suite does not let it in
 */
export async function signIn(page: Page, origin: string, account: Account, answers: Answers): Promise<SignedIn> {
  const { email, password, otpSecret } = account;
  try {
    await page.goto(new URL('/login', origin).href);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
  } catch (cause) {
    throw noSignIn(origin, cause);
  }
  let answer = await answers.next();
  if (isOtpWanted(answer)) {
    if (otpSecret === undefined)
      throw new Refusal(`${email} has a second factor: set NAVETTE_VERIFY_OTP_SECRET to its secret.`);
    answer = await sendOtp(page, otpSecret, answers);
  }
  const { success, data } = answerSchema.safeParse(answer);
  if (!success)
    throw new Refusal(`${origin} refuses to sign in ${email} (NAVETTE_VERIFY_USER, NAVETTE_VERIFY_PASSWORD).`);
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 30_000 });
  return data.user;
}

/** Message for a suite that does not answer. */
export const noSignIn = (origin: string, cause: unknown): Refusal =>
  new Refusal(
    `${origin} shows no sign-in page: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`,
    { cause },
  );

const isOtpWanted = (answer: unknown): boolean =>
  z.object({ code: z.literal(['auth.otpRequired', 'auth.wrongOtp']) }).safeParse(answer).success;

/** A code is accepted once: the next one is sent when another run was quicker. */
async function sendOtp(page: Page, secret: string, answers: Answers): Promise<unknown> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: OTP_PERIOD });
  const field = page.locator('input[autocomplete=one-time-code]');
  for (const isLast of [false, true]) {
    await field.fill(totp.generate());
    await page.keyboard.press('Enter');
    const answer = await answers.next();
    if (isLast || !isOtpWanted(answer)) return answer;
    await page.waitForTimeout(totp.remaining() + 1000);
  }
  return undefined;
}

/** The answers to the page's sign-ins, in their order. */
export class Answers {
  readonly #kept: unknown[] = [];
  #heard: () => void = () => undefined;

  keep<Answer>(answer: Answer): Answer {
    this.#kept.push(answer);
    this.#heard();
    return answer;
  }

  /** The next one; undefined when none comes in time. */
  async next(): Promise<unknown> {
    if (this.#kept.length === 0)
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
        setTimeout(resolve, 30_000).unref();
      });
    return this.#kept.shift();
  }
}
