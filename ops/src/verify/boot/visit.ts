import type { Page } from 'playwright-core';
import type { Finding } from '../report.ts';
import { mounted, type Mounted } from './mounted.ts';
import type { Language, Visit } from './visits.ts';
import type { Watch } from './watch.ts';

/** Language and account of the visits. */
export interface Reader {
  readonly origin: string;
  readonly language: Language;
  /** First parts of the keys of all messages: what begins so and is shown is a key without a message. */
  readonly namespaces: ReadonlySet<string>;
  /** Another role than that of the account that opens everything. */
  readonly role?: string;
  /** Time-out of a page, ms. */
  readonly patience: number;
}

/**
 * Opens a page in a language and returns its faults.
 * @param inside whether the suite stands in the page already, so that a link may lead to this one; where that takes too long, its document is loaded
 */
export async function visit(
  page: Page,
  watch: Watch,
  { remote, address, bare, deep, titles }: Visit,
  { origin, language, role, namespaces, patience }: Reader,
  inside = false,
): Promise<readonly Finding[]> {
  const where = `${address} in ${language}${role === undefined ? '' : ` as ${role}`}`;
  const failed = (detail: string): Finding => ({ severity: 'failed', remote, detail: `${where}: ${detail}` });
  const warned = (detail: string): Finding => ({ severity: 'warned', remote, detail: `${where}: ${detail}` });
  const target = new URL(address, origin).href;
  const isThere = inside && (await followLink(page, target, patience));
  const unopened = isThere ? undefined : await load(page, target, patience);
  if (unopened !== undefined) return [failed(unopened), ...few(watch.take()).map(failed)];
  const state = await mounted(page, bare, patience);
  const happened = few(watch.take()).map(failed);
  if (state === undefined)
    return [failed(`it did not come to rest within ${patience / 1000} s: no heading, or still loading`), ...happened];
  const title = titles[language];
  const named = bare || state.heading.includes(title) || state.windowTitle.includes(title);
  const away = isAt(state.address, address, deep) ? [] : [failed(`it leads to ${state.address}`)];
  return [
    ...away,
    ...faultsOf(state, namespaces).map(failed),
    ...happened,
    ...state.warnings.map((text) => warned(`it warns "${text}"`)),
    ...(named ? [] : [warned(`its heading says "${state.heading}", its declaration "${title}"`)]),
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
