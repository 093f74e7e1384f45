import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pin, Running } from '../running-release.ts';

/** The hash that a release set holds of a file with that content. */
export const hashOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** From now on the release set that reaches this page pins a remote otherwise, and knows of no former versions. */
export async function repin(page: Page, name: string, change: (pin: Pin) => Pin): Promise<void> {
  await page.route('**/release/current*', async (route) => {
    const answer = await route.fetch();
    const running: Running = await answer.json();
    const pin = running.set.remotes[name];
    const remotes = { ...running.set.remotes, ...(pin && { [name]: change(pin) }) };
    await route.fulfill({ response: answer, json: { ...running, set: { ...running.set, remotes }, fallbacks: {} } });
  });
}

/** From now on this page gets that content for a file of a remote, whatever the attempt. */
export async function serveInstead(page: Page, url: string, content: string): Promise<void> {
  await page.route(`**${url}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: content }));
}
