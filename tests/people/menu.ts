import { expect, type Locator } from '@playwright/test';

/** Opens the sections of a menu that is too long to begin with all of them. */
export async function unfold(menu: Locator): Promise<void> {
  await expect(menu.getByRole('link').first()).toBeVisible();
  const folded = await menu.getByRole('button', { expanded: false }).all();
  for (const section of folded.toReversed()) await section.click();
}
