import type { Lane } from './lane.ts';
import { failed, warned, type Finding } from '../report.ts';
import type { Page } from 'playwright-core';
import { mayOpen } from '@navette/shared/domain';
import type { ReleaseSet } from '@navette/shared/release';

export interface Reader {
  readonly origin: string;
  readonly language: Language;
  /** First parts of the keys of all messages: what begins so and is shown is a key without a message. */
  readonly namespaces: ReadonlySet<string>;
  /** Another role than that of the account that opens everything. */
  readonly role?: string;
  /** Time-out of a page, ms. */
  readonly patience: number;
  /** Collects the visits during which a renderer stopped to answer, each with its finding. */
  readonly suspects?: Map<Finding, Suspect>;
}

/** A page that was open when its renderer, which other pages may share, stopped to answer. */
export interface Suspect {
  readonly visit: Visit;
  readonly language: Language;
}

/**
 * Opens a page in a language and returns its faults.
 * @param inside whether the suite stands in the page already, so that a link may lead to this one; where that takes too long, its document is loaded
 */
export async function visit(
  { page, watch }: Lane,
  { remote, address, bare, deep, titles }: Visit,
  { origin, language, role, namespaces, patience }: Reader,
  inside = false,
): Promise<readonly Finding[]> {
  const where = `${address} in ${language}${role === undefined ? '' : ` as ${role}`}`;
  const fault = (detail: string): Finding => failed(remote, `${where}: ${detail}`);
  const doubt = (detail: string): Finding => warned(remote, `${where}: ${detail}`);
  const target = new URL(address, origin).href;
  const isThere = inside && (await followLink(page, target, patience));
  const unopened = isThere ? undefined : await load(page, target, patience);
  if (unopened !== undefined) return [fault(unopened), ...few(watch.take()).map(fault)];
  const state = await mounted(page, bare, patience);
  const happened = few(watch.take()).map(fault);
  if (state === undefined)
    return [fault(`it was not idle within ${patience / 1000} s: no heading, or still loading`), ...happened];
  const title = titles[language];
  const named = bare || state.heading.includes(title) || state.windowTitle.includes(title);
  const away = isAt(state.address, address, deep) ? [] : [fault(`it redirects to ${state.address}`)];
  return [
    ...away,
    ...faultsOf(state, namespaces).map(fault),
    ...happened,
    ...state.warnings.map((text) => doubt(`it warns "${text}"`)),
    ...(named ? [] : [doubt(`its heading is "${state.heading}", but its declaration says "${title}"`)]),
  ];
}

/** Most findings reported: one cause has many effects. */
const few = (faults: readonly string[]): readonly string[] =>
  faults.length > 6 ? [...faults.slice(0, 6), `and ${faults.length - 6} more errors`] : faults;

function isAt(at: string, address: string, deep: boolean): boolean {
  const [there, wanted] = [at, address].map((path) => `${path.replace(/\/$/, '')}/`);
  return there === wanted || (deep && wanted !== undefined && there?.startsWith(wanted) === true);
}

function faultsOf({ alerts, keys, length }: Mounted, namespaces: ReadonlySet<string>): readonly string[] {
  const unknown = keys.filter((key) => namespaces.has(key.split('.')[0] ?? ''));
  return [
    ...(length === 0 ? ['it is empty'] : []),
    ...alerts.map((text) => `it says "${text}"`),
    ...unknown.map((key) => `${key} has no message`),
  ];
}

/**
 * Loads the document of a page.
 * @returns what went wrong, or nothing
 */
async function load(page: Page, address: string, patience: number): Promise<string | undefined> {
  try {
    await page.goto(address, { timeout: patience });
    return undefined;
  } catch (error) {
    return `it could not be opened: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

/**
 * Leads to a page as a link inside the application does: it costs a tenth of loading the document.
 * @returns whether the page before is gone in time
 */
async function followLink(page: Page, address: string, patience: number): Promise<boolean> {
  try {
    await page.evaluate(go, address);
    await page.waitForFunction(isGone, undefined, { timeout: patience, polling: 100 });
    return true;
  } catch {
    return false;
  }
}

/* The two functions below run in the page. */

function go(address: string): void {
  // Whoever signs in may be led to the first page already.
  if (location.href === address) return;
  // A page for paper may have no heading.
  document.querySelector('main h1, main:not(:has(h1)) > *')?.setAttribute('data-former', '');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

const isGone = (): boolean => document.querySelector('main [data-former]') === null;

export const languages = ['fr', 'nl', 'en'] as const;

export type Language = (typeof languages)[number];

/** A page that is opened once in each language. */
export interface Visit {
  readonly remote: string;
  readonly address: string;
  readonly bare: boolean;
  /** Whether it has addresses of its own below this one. */
  readonly deep: boolean;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Every page of a set that can be opened by its address, and findings about the others. */
export function visitsOf(
  set: ReleaseSet,
  pages: readonly string[],
): { readonly visits: readonly Visit[]; readonly findings: readonly Finding[] } {
  const visits: Visit[] = [];
  const findings: Finding[] = [];
  for (const [remote, { declaration }] of Object.entries(set.remotes)) {
    for (const { path, page, layout, titles } of declaration.routes) {
      if (path.includes(':'))
        findings.push(warned(remote, `${path} was not opened: there is no record for its parameters`));
      else if (!mayOpen(pages, page))
        findings.push(failed(remote, `${path} was not opened: the account may not open the page ${page}`));
      else
        visits.push({
          remote,
          address: path.replace(/\*$/, ''),
          bare: layout === 'bare',
          deep: path.endsWith('*'),
          titles,
        });
    }
  }
  return { visits, findings };
}

/** Content of an idle page. */
interface Mounted {
  /** Text of its first heading; empty when there is none. */
  readonly heading: string;
  readonly windowTitle: string;
  readonly address: string;
  /** Length of its text. */
  readonly length: number;
  /** Alerts: the failure page of a remote, a list that could not be loaded. */
  readonly alerts: readonly string[];
  /** Alerts that only warn of something. */
  readonly warnings: readonly string[];
  /** Texts with the form of a message key: `booking.title`. */
  readonly keys: readonly string[];
}

/**
 * Waits until a page is idle: text, no skeleton, no spinner, nothing busy.
 * @param bare whether it has no heading, as one for printing
 * @returns nothing when it does not come to rest in time
 */
async function mounted(page: Page, bare: boolean, patience: number): Promise<Mounted | undefined> {
  try {
    await page.waitForFunction(atRest, bare, { timeout: patience, polling: 100 });
    // Errors after the first render happen now.
    await page.waitForTimeout(300);
    await page.waitForFunction(atRest, bare, { timeout: patience, polling: 100 });
  } catch {
    return undefined;
  }
  return page.evaluate(mountedContent);
}

/* The two functions below run in the page. */

function atRest(bare: boolean): boolean {
  const main = document.querySelector('main');
  if (!main || main.matches('[role=status]')) return false;
  if (main.querySelector('[role=alert]:not([data-status=warning])')) return true;
  // Checks that cost no layout come first: a page that waits is asked ten times a second.
  if (main.querySelector('[aria-busy=true]') || !(bare || main.querySelector('h1'))) return false;
  if (main.textContent?.trim() === '') return false;
  const moving = document.getAnimations().some((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity || !effect.target)
      return false;
    // A skeleton or a spinner; other endless animations belong to the page.
    return main.contains(effect.target) && effect.target.matches('[aria-hidden=true]:empty');
  });
  return !moving;
}

function mountedContent(): Mounted {
  const main = document.querySelector('main');
  const textsOf = (selector: string): string[] =>
    Array.from(main?.querySelectorAll<HTMLElement>(selector) ?? [], (alert) =>
      alert.innerText.replaceAll(/\s+/g, ' ').trim(),
    ).filter((text) => text !== '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return {
    heading: main?.querySelector('h1')?.innerText.trim() ?? '',
    windowTitle: document.title,
    address: location.pathname,
    length: main?.innerText.trim().length ?? 0,
    alerts: textsOf('[role=alert]:not([data-status=warning])'),
    warnings: textsOf('[role=alert][data-status=warning]'),
    keys: [
      ...new Set(
        texts.map((text) => text.trim()).filter((text) => /^[a-z][A-Za-z\d]*(?:\.[A-Za-z][A-Za-z\d]*)+$/.test(text)),
      ),
    ],
  };
}
