import { DEPLOYED_HOST, HOST_COOKIE, type ReleaseSet } from '@navette/shared/release';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { candidateRules } from './candidate-release.ts';
import { granting, grantRules } from './declared-grants.ts';
import { intercept } from './intercept.ts';
import { Answers } from './sign-in.ts';
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

/** A page in which the suite runs the set, used by one walk after the other: its renderer keeps the compiled code of host and remotes. */
export interface Lane {
  readonly page: Page;
  readonly watch: Watch;
  readonly answers: Answers;
  /** Who is signed in from its beginning; nobody when left out. */
  readonly session?: Session | undefined;
}

// Nobody watches what fades.
const screen = {
  viewport: { width: 1440, height: 900 },
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  reducedMotion: 'reduce',
} as const;

/** A context of its own, where nobody is signed in unless a session is given. */
export async function openContext({ browser, origin, set }: Place, session?: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen, ...(session === undefined ? {} : { storageState: session }) });
  await context.addCookies([{ name: HOST_COOKIE, value: set.host.pinned?.version ?? DEPLOYED_HOST, url: origin }]);
  await leaveUndrawn(context);
  return context;
}

/** Opens a page for who is signed in in a context. The pages of a context share a renderer (`--process-per-site`), hence what is compiled there. */
export async function openLane(context: BrowserContext, { origin, set }: Place): Promise<Lane> {
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
 * Another page in place of one that may be in any state, in a context and a renderer of its own: what blocks the former may block all pages of that one, which
 * are left to it.
 */
export async function renewed({ page, session }: Lane, place: Place): Promise<Lane> {
  const lane = await openLane(await openContext(place, session), place);
  // It may never be done.
  void page.close().catch(() => undefined);
  return { ...lane, session };
}
