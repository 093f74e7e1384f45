import { DEPLOYED_HOST, HOST_COOKIE, type ReleaseSet } from '@navette/shared/release';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import { candidateRules } from './candidate-release.ts';
import { granting, grantRules } from './declared-grants.ts';
import { intercept, type Rule } from './intercept.ts';
import { Answers, signIn, type SignedIn } from './sign-in.ts';
import type { Language } from './visits.ts';

/** Where a set is booted. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly set: ReleaseSet;
}

/** What a browser context keeps of a session. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const screen = { viewport: { width: 1440, height: 900 }, locale: 'fr-BE', timezoneId: 'Europe/Brussels' };

/** A page in a context of its own in which the suite runs the set, in a language: as a returning user has it, the choice lies beside the session. */
export async function newPage(
  { browser, origin, set }: Place,
  language: Language,
  { session, rules = [] }: { readonly session?: Session; readonly rules?: readonly Rule[] } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...screen, ...(session === undefined ? {} : { storageState: session }) });
  await context.addInitScript((locale) => localStorage.setItem('navette.locale', locale), language);
  await context.addCookies([{ name: HOST_COOKIE, value: set.host.pinned?.version ?? DEPLOYED_HOST, url: origin }]);
  const page = await context.newPage();
  await intercept(page, origin, [...candidateRules(set), ...grantRules(set), ...rules]);
  return page;
}

/**
 * Signs an account in, in a context of its own.
 * @throws {Refusal} when the suite does not let it in
 */
export async function enter(
  place: Place,
  language: Language,
  account: Account,
): Promise<SignedIn & { readonly page: Page }> {
  const answers = new Answers();
  const grant = granting(place.set);
  const change = (answer: unknown): unknown => answers.keep(grant(answer));
  const page = await newPage(place, language, { rules: [{ path: '/auth/adminlogin', change }] });
  return { ...(await signIn(page, place.origin, account, answers)), page };
}
