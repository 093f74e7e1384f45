import { DEPLOYED_HOST, HOST_COOKIE, type ReleaseSet } from '@navette/shared/release';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import { candidateRules } from './candidate-release.ts';
import { granting, grantRules } from './declared-grants.ts';
import { intercept } from './intercept.ts';
import { Answers, noSignIn, signIn, type SignedIn } from './sign-in.ts';
import type { Language } from './visits.ts';
import { leaveUndrawn } from './undrawn.ts';
import { watch, type Watch } from './watch.ts';

/** Where a set is booted. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly set: ReleaseSet;
}

/** What a browser context keeps of a session. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page of a context of its own in which the suite runs the set, used by one walk after the other: its renderer keeps the compiled code of host and remotes. */
export interface Lane {
  readonly page: Page;
  readonly watch: Watch;
  readonly answers: Answers;
}

const screen = { viewport: { width: 1440, height: 900 }, locale: 'fr-BE', timezoneId: 'Europe/Brussels' };

/**
 * Path of a document of the suite in which nothing runs, from which the storage of the origin is written. One that is made up here would come without the
 * suite's opener policy, and the browser would begin a new process at each step from it, which has nothing compiled.
 */
const QUIET = '/robots.txt';

/** Opens a page in which nobody is signed in. */
export async function openLane({ browser, origin, set }: Place): Promise<Lane> {
  // Nobody watches what fades.
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  await context.addCookies([{ name: HOST_COOKIE, value: set.host.pinned?.version ?? DEPLOYED_HOST, url: origin }]);
  await leaveUndrawn(context);
  const page = await context.newPage();
  const answers = new Answers();
  const grant = granting(set);
  await intercept(page, origin, [
    ...candidateRules(set),
    ...grantRules(set),
    { path: '/auth/adminlogin', change: (answer) => answers.keep(grant(answer)) },
  ]);
  return { page, watch: watch(page, set), answers };
}

/**
 * Signs an account in, in place of who was in the page.
 * @throws {Refusal} when the suite does not let it in
 */
export async function enter(lane: Lane, { origin }: Place, language: Language, account: Account): Promise<SignedIn> {
  await empty(lane.page, origin, language, []);
  const signedIn = await signIn(lane.page, origin, account, lane.answers);
  // The first page: a link followed while it is on its way would find its heading.
  await lane.page.waitForFunction(hasEntered, undefined, { timeout: 30_000 }).catch(() => undefined);
  lane.watch.take();
  return signedIn;
}

/** Gives the page the session of another one: as a returning user has it, the language lies beside it. */
export async function resume(lane: Lane, { origin }: Place, language: Language, session: Session): Promise<void> {
  const stored = session.origins.flatMap(({ localStorage }) => localStorage);
  await empty(lane.page, origin, language, stored);
  await lane.page.context().addCookies(session.cookies);
  lane.watch.take();
}

async function empty(
  page: Page,
  origin: string,
  language: Language,
  stored: Session['origins'][number]['localStorage'],
) {
  await page.goto(new URL(QUIET, origin).href).catch((cause: unknown) => {
    throw noSignIn(origin, cause);
  });
  const kept = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(kept.filter(({ name }) => name === HOST_COOKIE));
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    [...stored, { name: 'navette.locale', value: language }],
  );
}

/** Runs in the page. */
const hasEntered = (): boolean =>
  document.querySelector('main h1') !== null && document.querySelector('input[type=password]') === null;
