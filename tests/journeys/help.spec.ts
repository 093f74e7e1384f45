import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('the help explains the pages that the user may open, and links to them', async ({ page }) => {
  await arrive(page, 'dispatch', '/help');
  const card = page.getByRole('region', { name: 'Book a trip' });
  await expect(card.getByRole('listitem').first()).toContainText('New booking');
  await expect(page.getByRole('region', { name: 'Who to call' })).toBeVisible();
  // Dispatchers do not open the parking tickets.
  await expect(page.getByRole('region', { name: 'Parking receipts' })).toBeHidden();
  await card.getByRole('link', { name: 'Open this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});
