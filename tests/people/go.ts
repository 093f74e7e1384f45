import type { Page } from '@playwright/test';

/** Navigates as a link inside the application does: the shell, its session and its compiled code stay. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
