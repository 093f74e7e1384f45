import { expectAccessible } from '../office/accessibility.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, test } from '../suite/journey.ts';

test('a transport is matched with its client and its destination, and opens the form of its booking', async ({
  page,
}) => {
  await arrive(page, 'dispatch', '/planningBooqit');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const row = page.getByRole('row', { name: /Outbound/ }).first();
  await row.getByRole('button', { name: /^Look up client/ }).click();
  const clients = page.getByRole('dialog', { name: /^Client: / });
  await clients.getByRole('textbox', { name: 'Search' }).fill('dubois');
  const [client] = await Promise.all([
    clients
      .getByRole('list', { name: 'Candidates' })
      .getByRole('button', { name: /^Dubois/ })
      .first()
      .textContent(),
    expect(clients.getByRole('button', { name: /^Dubois/ }).first()).toBeVisible(),
  ]);
  await expectAccessible(page, 'candidates for a client');
  await clients
    .getByRole('button', { name: /^Dubois/ })
    .first()
    .click();
  await row.getByRole('button', { name: /^Look up destination/ }).click();
  const places = page.getByRole('dialog', { name: /^Destination: / });
  await places.getByRole('textbox', { name: 'Search' }).fill('saint-luc');
  await places
    .getByRole('button', { name: /Saint-Luc/ })
    .first()
    .click();
  await row.getByRole('button', { name: /^Create booking/ }).click();
  const booking = page.getByRole('dialog', { name: /booking/iu });
  await expect(booking.getByRole('combobox', { name: /^Client/ })).toHaveValue(/^Dubois/u);
  expect(client).toMatch(/^Dubois/u);
});

test('transports are filtered by the platform, and those of an invoice without a booking are named', async ({
  page,
}) => {
  await arrive(page, 'super', '/transportsBooqit');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Filters of the platform' }).click();
  await page.getByRole('switch', { name: 'Invoiceable' }).or(page.getByLabel('Invoiceable')).first().click();
  await expect(page.getByRole('button', { name: 'Filters of the platform (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goInside(page, '/invoicesBooqit');
  await page.getByRole('row', { name: /BQF-/ }).first().click();
  await expect(page.getByText(/^Not found \(\d+\)$/u)).toBeVisible();
});

for (const locale of LOCALES)
  test(`the pages of the external platform are whole in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await arrive(page, 'super', '/planningBooqit', { locale });
    for (const path of ['/planningBooqit', '/transportsBooqit', '/invoicesBooqit']) {
      await goInside(page, path);
      await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'false');
      await expectTranslated(page);
      await expectAccessible(page, `${path} in ${locale}`);
    }
  });
