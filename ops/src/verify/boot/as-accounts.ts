import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import type { Lane, Place } from './lane.ts';
import { type Reader, type Language, languages, type Visit, visitsOf } from './visit.ts';
import { walk, walkWithModules } from './walk.ts';
import { HOST_COOKIE } from '@navette/shared/release';
import type { Page } from 'playwright-core';
import { noSignIn, signIn, type SignedIn } from './sign-in.ts';

/** Input that the walks of a boot share. */
export interface Boot {
  readonly place: Place;
  /** Pages of the account that may open everything. */
  readonly visits: readonly Visit[];
  readonly reader: Omit<Reader, 'language' | 'role'>;
  readonly opened: OpenedByOthers;
}

/** The document of a remote is loaded in the first language, where its dialogs and slots are loaded too; that they load does not depend on the language. */
export function inFirstLanguage(
  { place, visits, reader }: Boot,
  lane: Lane,
  remote: string,
): Promise<readonly Finding[]> {
  const [language] = languages;
  return speaking(lane, language, () => walkWithModules(lane, place.set, remote, visits, { ...reader, language }));
}

/** Opens what another account may. The languages take turns: a role differs from another in what it sees, not in how that is called. */
export async function asOther(
  { place, reader, opened }: Boot,
  lane: Lane,
  account: Account,
  turn: number,
): Promise<readonly Finding[]> {
  const language = languages[(turn + 1) % languages.length] ?? languages[0];
  const { role, pages } = await enter(lane, place, language, account);
  const { visits } = visitsOf(place.set, pages);
  opened.add(account, role, language, visits);
  return walk(lane, visits, { ...reader, language, role }, { isInside: true, isAcross: true });
}

/**
 * Walks through the pages that no other account opens in a language. Several may do so at once: each takes the next page, so that they end together.
 * @returns a walk, which does nothing when fewer pages are left than it asks for
 */
export function inLanguage({ visits, reader, opened }: Boot, language: Language) {
  let coming: Promise<Visit[]> | undefined;
  return async (lane: Lane, least: number): Promise<readonly Finding[]> => {
    const left = await (coming ??= opened.left(language, visits));
    if (left.length < least) return [];
    return speaking(lane, language, () => walk(lane, taken(left), { ...reader, language }, { isAcross: true }));
  };
}

function* taken(visits: Visit[]): Generator<Visit> {
  for (let next = visits.shift(); next !== undefined; next = visits.shift()) yield next;
}

/** Pages that the other accounts open, known once each of them has signed in. */
export class OpenedByOthers {
  /** Roles of those that have signed in. */
  readonly roles: string[] = [];
  readonly #opened = new Set<string>();
  readonly #awaited: Set<Account>;
  readonly #known: Promise<void>;
  #tell: () => void = () => undefined;

  constructor(others: readonly Account[]) {
    this.#awaited = new Set(others);
    this.#known = others.length === 0 ? Promise.resolve() : new Promise((resolve) => (this.#tell = resolve));
  }

  add(account: Account, role: string, language: Language, visits: readonly Visit[]): void {
    this.roles.push(role);
    for (const { address } of visits) this.#opened.add(keyOf(language, address));
    this.#awaited.delete(account);
    if (this.#awaited.size === 0) this.#tell();
  }

  /** The pages that none of them opens in a language. */
  async left(language: Language, visits: readonly Visit[]): Promise<Visit[]> {
    await this.#known;
    return visits.filter(({ address }) => !this.#opened.has(keyOf(language, address)));
  }
}

const keyOf = (language: Language, address: string): string => `${language} ${address}`;

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
async function speaking<Result>({ page }: Lane, language: Language, work: () => Promise<Result>) {
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
