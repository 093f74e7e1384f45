import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { pick } from '../office/booking-form.ts';
import { newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const main = (page: Page): Locator => page.getByRole('main');
const prices = (page: Page): Locator => page.getByRole('region', { name: 'Price estimate' });

/** Picks a driver, a client and a destination. @returns the price that comes of it */
async function estimate(page: Page): Promise<string> {
  const { driver, client, destination } = await newTrip();
  await pick(main(page), 'Driver', driver.lastname);
  await pick(main(page), 'Client', client.lastname);
  await pick(main(page), 'Destination', destination.name);
  await expect(page.getByRole('combobox', { name: 'Pick-up address' })).toHaveValue(/Haute 12/);
  await expect(prices(page).getByText(/€/).first()).toBeVisible();
  // The insurers to choose from are part of the text; they may come after the price.
  await expect(prices(page).getByRole('option').nth(1)).toBeAttached();
  return prices(page).innerText();
}

test('driver, client and destination give a price and a route on the map, which are there again after a reload', async ({
  page,
}) => {
  await arrive(page, 'dispatch', '/distance');
  const price = await estimate(page);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pick-up address' })).toHaveValue(/Haute 12/);
  await expect(prices(page)).toHaveText(price.replaceAll('\n', ''), { useInnerText: false });
});

test('no estimate stays in the browser storage after signing out', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/distance', { own: true });
  await estimate(page);
  const storedEstimates = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('navette.personal.estimator.')).length,
    );
  await expect.poll(storedEstimates).toBe(1);
  await page.getByRole('button', { name: /^Preferences of / }).click();
  await page.getByRole('button', { name: 'Log off' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await storedEstimates()).toBe(0);
});

test('an estimate with its map is accessible', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/distance');
  await estimate(page);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expectAccessible(page, 'estimate');
});
