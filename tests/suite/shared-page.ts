import type { Browser, BrowserContext, Page } from '@playwright/test';

const LISTENED = ['console', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/** Contexts with changes that Playwright cannot revert, such as an init script. */
const altered = new WeakSet<BrowserContext>();

/** Marks a page that a journey changed for good (an init script, a clock, a socket route): the next journey gets a new one. */
export function keepFromNext(page: Page): void {
  altered.add(page.context());
}

/** A document of the suite without scripts, from which the storage of its origin is written. */
const quietDocument = (origin: string): string => new URL('/robots.txt', origin).href;

/** Navigates a page to the document without scripts, unless it is there. */
export async function goQuiet(page: Page, origin: string): Promise<void> {
  const address = quietDocument(origin);
  if (page.url() !== address) await page.goto(address);
}

/**
 * Browser page that the journeys of a worker use one after the other: the renderer keeps the compiled code and the HTTP cache of the suite, which makes a
 * page load cost two thirds. Each journey finds an empty document and empty storage. The page of a journey that fails is closed.
 */
export class SharedPage {
  readonly #browser: Browser;
  #page: Page | undefined;
  #viewport: ReturnType<Page['viewportSize']> = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The shared page, or one in a new context if there is none. */
  async open(): Promise<Page> {
    if (this.#page) return this.#page;
    const context = await this.#browser.newContext();
    this.#page = await context.newPage();
    this.#viewport = this.#page.viewportSize();
    return this.#page;
  }

  /** Resets the page after a journey, or closes it if that fails. */
  async reset(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    if (page.isClosed() || altered.has(page.context())) return this.close();
    for (const event of LISTENED) page.removeAllListeners(event);
    const others = page.context().pages();
    await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!(await emptied(page))) return this.close();
    if (this.#viewport) await page.setViewportSize(this.#viewport);
    await page.mouse.move(0, 0);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}

/** Empties document and storage. @returns whether the suite of that page still answers */
async function emptied(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http')) return true;
  try {
    await goQuiet(page, new URL(page.url()).origin);
  } catch {
    return false;
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  return true;
}
