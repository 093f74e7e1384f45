import { test as base } from '@playwright/test';
import { SharedPage } from './shared-page.ts';

export { expect } from '@playwright/test';

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
