import type { Page } from '@playwright/test';
import { keepFromNext } from '../suite/shared-page.ts';

/** Makes windows opened from now on count their calls of `print` instead of printing. */
export async function stubPrint(page: Page): Promise<void> {
  keepFromNext(page);
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(
        Number(document.documentElement.dataset['printed'] ?? 0) + 1,
      );
    };
  });
}

/** Number of calls of `print` in a window. */
export const printsOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-printed');
