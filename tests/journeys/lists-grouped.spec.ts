import { expectAccessible } from '../office/accessibility.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('a grouped list is translated and accessible', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/client');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitemradio', { name: 'City', exact: true }).click();
  await expect(page.locator('tbody tr[aria-expanded]').first()).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'grouped clients');
});
