import { OTP_PERIOD } from '@navette/shared/domain';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import { Refusal } from '../../refusal.ts';

/** An account of the running suite, one that may open every page. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** Secret of its second factor in base 32, if it has one. */
  readonly otpSecret?: string | undefined;
}

/**
 * The account of NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD, and of NAVETTE_VERIFY_OTP_SECRET when it has a second factor.
 * @throws {Refusal} when one of them is missing
 */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const { NAVETTE_VERIFY_USER: email, NAVETTE_VERIFY_PASSWORD: password } = env;
  const otpSecret = env.NAVETTE_VERIFY_OTP_SECRET?.replaceAll(' ', '') || undefined;
  if (!email || !password)
    throw new Refusal(
      'No account to sign in with: name one that may open every page in NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD.',
    );
  return { email, password, otpSecret };
}

const answerSchema = z.object({ user: z.object({ pages: z.array(z.string()) }) });

/**
 * Signs in as a person does.
 * @returns the pages the account may open
 * @throws {Refusal} when the suite does not let it in
 */
export async function signIn(page: Page, origin: string, account: Account): Promise<readonly string[]> {
  const { email, password, otpSecret } = account;
  const nextAnswer = answersTo(page, new URL('/auth/adminlogin', origin).href);
  try {
    await page.goto(new URL('/login', origin).href);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
  } catch (cause) {
    throw new Refusal(
      `${origin} shows no page to sign in: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`,
      { cause },
    );
  }
  let answer = await nextAnswer();
  if (isOtpWanted(answer)) {
    if (otpSecret === undefined)
      throw new Refusal(`${email} has a second factor: give its secret in NAVETTE_VERIFY_OTP_SECRET.`);
    answer = await sendOtp(page, otpSecret, nextAnswer);
  }
  const { success, data } = answerSchema.safeParse(answer);
  if (!success) throw new Refusal(`${origin} does not let ${email} in (NAVETTE_VERIFY_USER, NAVETTE_VERIFY_PASSWORD).`);
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 30_000 });
  return data.user.pages;
}

const isOtpWanted = (answer: unknown): boolean =>
  z.object({ code: z.literal(['auth.otpRequired', 'auth.wrongOtp']) }).safeParse(answer).success;

/** A code is accepted once: the next one is sent when another run was quicker. */
async function sendOtp(page: Page, secret: string, nextAnswer: () => Promise<unknown>): Promise<unknown> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: OTP_PERIOD });
  const field = page.locator('input[autocomplete=one-time-code]');
  for (const isLast of [false, true]) {
    await field.fill(totp.generate());
    await page.keyboard.press('Enter');
    const answer = await nextAnswer();
    if (isLast || !isOtpWanted(answer)) return answer;
    await page.waitForTimeout(totp.remaining() + 1000);
  }
  return undefined;
}

/** Captures the answers to the page's sign-ins, one a call: after a navigation their bodies are no longer available. */
function answersTo(page: Page, address: string): () => Promise<unknown> {
  const answers: unknown[] = [];
  let heard: () => void = () => undefined;
  const keep = (answer: unknown) => {
    answers.push(answer);
    heard();
  };
  const listening = page.route(address, async (route) => {
    const response = await route.fetch();
    keep(await response.json().catch(() => undefined));
    await route.fulfill({ response });
  });
  listening.catch(() => keep(undefined));
  return async () => {
    if (answers.length === 0)
      await new Promise<void>((resolve) => {
        heard = resolve;
        setTimeout(resolve, 30_000).unref();
      });
    return answers.shift();
  };
}
