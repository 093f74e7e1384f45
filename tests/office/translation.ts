import { expect, type Page } from '@playwright/test';

/** Texts and labels on the page that look like catalogue keys; file names look alike and are left out. */
export const untranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const key = /^(?!\S+\.(?:csv|xlsx)$)[a-z]+(\.[a-zA-Z0-9]+)+$/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    texts.push(document.title);
    return [...new Set(texts.map((text) => text.trim()).filter((text) => key.test(text)))];
  });

/** Expects no untranslated key on the page. */
export async function expectTranslated(page: Page): Promise<void> {
  expect(await untranslated(page)).toEqual([]);
}
