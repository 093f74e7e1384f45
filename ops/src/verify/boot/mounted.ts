import type { Page } from 'playwright-core';

/** Content of an idle page. */
export interface Mounted {
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
export async function mounted(page: Page, bare: boolean, patience: number): Promise<Mounted | undefined> {
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
