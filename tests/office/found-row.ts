import type { Locator, Page } from '@playwright/test';
import { expect } from '../suite/journey.ts';
import { bodyRows } from './booking-form.ts';

/**
 * The only row left by a search. Waits until the debounced search has run: a row that moves between press and release of the button
 * takes no click.
 */
export async function foundRow(page: Page, text: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(text);
  await expect(bodyRows(page)).toHaveCount(1);
  return bodyRows(page).filter({ hasText: text });
}
