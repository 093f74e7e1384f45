import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { pick } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

/** Names of the menu "Group by" and of the municipality in each language. */
const WORDS = { en: ['Group by', 'City'], fr: ['Grouper par', 'Localité'], nl: ['Groeperen op', 'Gemeente'] } as const;

test(
  'clients grouped by municipality are folded by keyboard, and a new one is revealed in its folded group',
  SLOW,
  async ({ page }) => {
    const lastname = uniqueName('Groupe');
    await arrive(page, 'dispatch', '/client');
    await page.getByRole('button', { name: 'Group by' }).click();
    await page.getByRole('menuitemradio', { name: 'City' }).click();
    const groups = page.locator('tbody tr[aria-expanded]');
    const brussels = groups.filter({ has: page.getByText('Bruxelles', { exact: true }) });
    await expect(page).toHaveURL(/[?&]group=city/u);

    const first = groups.first();
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Grouped: City' }).click();
    await page.getByRole('menuitem', { name: 'Fold all groups', exact: true }).click();
    await expect(brussels).toHaveAttribute('aria-expanded', 'false');

    await page.getByRole('button', { name: 'Add client' }).click();
    const form = page.getByRole('dialog', { name: 'New client' });
    await form.getByLabel('Last name').fill(lastname);
    await form.getByLabel('First name').fill('Odile');
    await pick(form, 'Address', 'rue Royale 20');
    await form.getByRole('button', { name: 'Save' }).click();
    const added = page.locator('tr[data-index]').filter({ hasText: lastname });
    await expect(added).toBeInViewport();
    const [client] = await callAs<{ id: number }[]>('dispatch', 'GET', `/api/client?q=${lastname}`);
    await callAs('dispatch', 'DELETE', `/api/client/${String(client?.id)}`);
  },
);

for (const locale of LOCALES)
  test(`a grouped list is translated and accessible, ${locale}`, SLOW, async ({ page }) => {
    const [menu, city] = WORDS[locale];
    await arrive(page, 'dispatch', '/client', { locale });
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name: city, exact: true }).click();
    await expect(page.locator('tbody tr[aria-expanded]').first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, `grouped clients, ${locale}`);
  });
