import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pin, Running } from '../running-release.ts';
import { keepFromNext } from '../shared-page.ts';

/** Hash of a file with that content, as release sets hold it. */
export const hashOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Reverts the fault of a page. */
export type Mend = () => Promise<void>;

type Changes = Map<string, (pin: Pin) => Pin>;

/** By page and remote. One handler applies them all, since Playwright calls only the handler that was added last. */
const changesOf = new WeakMap<Page, Changes>();

/** Changes how the release set that this page gets pins a remote, and removes former versions from it. */
export async function repin(page: Page, name: string, change: (pin: Pin) => Pin): Promise<Mend> {
  const changes = changesOf.get(page) ?? (await alterSet(page));
  changes.set(name, change);
  return async () => void changes.delete(name);
}

async function alterSet(page: Page): Promise<Changes> {
  const changes: Changes = new Map();
  changesOf.set(page, changes);
  keepFromNext(page);
  await page.route('**/release/current*', async (route) => {
    if (changes.size === 0) return route.continue();
    // With the hashes of the files, which the changes are about.
    const url = new URL(route.request().url());
    url.searchParams.delete('files');
    const answer = await route.fetch({ url: url.href });
    const running: Running = await answer.json();
    const remotes = Object.fromEntries(
      Object.entries(running.set.remotes).map(([name, pin]) => [name, changes.get(name)?.(pin) ?? pin]),
    );
    await route.fulfill({ response: answer, json: { ...running, set: { ...running.set, remotes }, fallbacks: {} } });
  });
  return changes;
}

/** Answers requests of this page for a file of a remote with that content, at every attempt. */
export async function serveInstead(page: Page, url: string, content: string): Promise<Mend> {
  const routed = await page.route(`**${url}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: content }),
  );
  return () => routed.dispose();
}
