import { expectAccessible } from '../office/accessibility.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('the help explains what its reader may open, and leads there', async ({ page }) => {
  await arrive(page, 'dispatch', '/help');
  const card = page.getByRole('region', { name: 'Book a trip' });
  await expect(card.getByRole('listitem').first()).toContainText('New booking');
  await expect(page.getByRole('region', { name: 'Who to call' })).toBeVisible();
  // Dispatchers do not open the parking tickets.
  await expect(page.getByRole('region', { name: 'Parking receipts' })).toBeHidden();
  await card.getByRole('link', { name: 'Open this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the help is accessible, ${locale}`, SLOW, async ({ page }) => {
    await arrive(page, 'super', '/help', { locale });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await expectAccessible(page, 'help');
    await expectTranslated(page);
  });
}
