import { spawnSync } from 'node:child_process';
import { test as base } from '@playwright/test';
import { SharedPage } from './shared-page.ts';

export { expect } from '@playwright/test';

/** Marks a journey that is slow or rare (killed servers, builds of remotes, audits, other languages and widths): the core set leaves it out. */
export const SLOW = { tag: '@slow' } as const;

/** Tag of one of several journeys that differ in one value (a language, a width, a list): one value is enough for the core set. */
export const coreIf = (isCore: boolean): { readonly tag?: '@slow' } => (isCore ? {} : SLOW);

/** Skips a journey if a program outside of npm is not installed; the report of the run names skipped ones. */
export const needs = (program: string): void =>
  test.skip(spawnSync(program, ['--version']).error !== undefined, `needs ${program}`);

/** `test` of Playwright whose `page` is shared by the journeys of a worker and reset between them. */
export const test = base.extend<object, { readonly sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, provide) => {
      const shared = new SharedPage(browser);
      await provide(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, provide, journey) => {
    await provide(await sharedPage.open());
    await (journey.status === journey.expectedStatus ? sharedPage.reset() : sharedPage.close());
  },
  context: ({ page }, provide) => provide(page.context()),
});
