import type { Page } from 'playwright-core';
import * as z from 'zod';
import { Refusal } from '../../refusal.ts';

/** An account of the running suite, one that may open every page. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * The account of NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD.
 * @throws {Refusal} when one of them is missing
 */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const { NAVETTE_VERIFY_USER: email, NAVETTE_VERIFY_PASSWORD: password } = env;
  if (!email || !password)
    throw new Refusal(
      'A boot signs in: name an account that may open every page in NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD.',
    );
  return { email, password };
}

const answerSchema = z.object({ user: z.object({ pages: z.array(z.string()) }) });

/**
 * Signs in as a person does.
 * @returns the pages the account may open
 * @throws {Refusal} when the suite does not let it in
 */
export async function signIn(page: Page, origin: string, { email, password }: Account): Promise<readonly string[]> {
  const answered = answerTo(page, new URL('/auth/adminlogin', origin).href);
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
  const { success, data } = answerSchema.safeParse(await answered);
  if (!success) throw new Refusal(`${origin} does not let ${email} in (NAVETTE_VERIFY_USER, NAVETTE_VERIFY_PASSWORD).`);
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 30_000 });
  return data.user.pages;
}

/** Captures the answer to the page's sign-in: after a navigation its body is no longer available. */
async function answerTo(page: Page, address: string): Promise<unknown> {
  return new Promise((answered) => {
    setTimeout(() => answered(undefined), 30_000).unref();
    const listening = page.route(address, async (route) => {
      const response = await route.fetch();
      answered(await response.json().catch(() => undefined));
      await route.fulfill({ response });
    });
    listening.catch(() => answered(undefined));
  });
}
