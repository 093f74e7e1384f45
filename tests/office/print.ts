import type { Page } from '@playwright/test';
import { keepFromNext } from '../suite/shared-page.ts';

/** Windows that this browser opens from now on count their calls of `print` instead of printing. */
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

/** How often a window has printed itself. */
export const printsOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-printed');
