import type { Page } from 'playwright-core';

/**
 * Loads the document of a page.
 * @returns what went wrong, or nothing
 */
export async function load(page: Page, address: string, patience: number): Promise<string | undefined> {
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
export async function followLink(page: Page, address: string, patience: number): Promise<boolean> {
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
