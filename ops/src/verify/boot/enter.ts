import { HOST_COOKIE } from '@navette/shared/release';
import type { Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import type { Lane, Place } from './lane.ts';
import { noSignIn, signIn, type SignedIn } from './sign-in.ts';
import type { Language } from './visits.ts';

const LOCALE_KEY = 'navette.locale';

/**
 * Path of a document of the suite in which nothing runs, from which the storage of the origin is emptied. One that is made up here would come without the
 * suite's opener policy, and the browser would begin a new process at each step from it, which has nothing compiled.
 */
const QUIET = '/robots.txt';

/**
 * Signs an account in, in place of who was in the page.
 * @throws {Refusal} when the suite does not let it in
 */
export async function enter(lane: Lane, { origin }: Place, language: Language, account: Account): Promise<SignedIn> {
  await empty(lane.page, origin, language);
  const signedIn = await signIn(lane.page, origin, account, lane.answers);
  // The first page: a link followed while it is on its way would find its heading.
  await lane.page.waitForFunction(hasEntered, undefined, { timeout: 30_000 }).catch(() => undefined);
  lane.watch.take();
  return signedIn;
}

/** Does something in a page whose documents are in a language, also while other pages of its context are in another. */
export async function speaking<Result>({ page }: Lane, language: Language, work: () => Promise<Result>) {
  const script = await page.addInitScript(choose, { key: LOCALE_KEY, language });
  try {
    return await work();
  } finally {
    // Never done where the page blocks its renderer; the next one goes before it anyway.
    void script.dispose().catch(() => undefined);
  }
}

async function empty(page: Page, origin: string, language: Language): Promise<void> {
  await page.goto(new URL(QUIET, origin).href).catch((cause: unknown) => {
    throw noSignIn(origin, cause);
  });
  const kept = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(kept.filter(({ name }) => name === HOST_COOKIE));
  await page.evaluate(
    ({ key, value }) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(key, value);
    },
    { key: LOCALE_KEY, value: language },
  );
}

/* The two functions below run in the page. */

const hasEntered = (): boolean =>
  document.querySelector('main h1') !== null && document.querySelector('input[type=password]') === null;

/** Storage of this page alone: pages of one context share their storage, and a document that starts beside this one may be in another language. */
function choose({ key, language }: { readonly key: string; readonly language: string }): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the storage below
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (name) {
    return name === key ? language : getItem.call(this, name);
  };
}
