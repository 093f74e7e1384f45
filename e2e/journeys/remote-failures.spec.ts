import { expect, test, type Page, type Route } from '@playwright/test';
import { bodyRows, bookingDialog, listAddress } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { arrive } from '../people/at-work.ts';

const MASTERDATA = /\/registry\/masterdata\/[^/]+\/remoteEntry\.js/;
const FAILED = 'Master data: this part is not available at the moment.';

/** How a file can fail, and what the page says of it. */
const FAULTS: readonly { readonly what: string; readonly said: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { what: 'is not there', said: 'One of its files can’t be found on the server.', answer: (route) => route.fulfill({ status: 404, body: 'not found' }) },
  {
    what: 'is a web page',
    said: 'The server sent a web page instead of the program.',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  },
  {
    what: 'is not the one that was released',
    said: 'One of its files is not the one that was released; it was refused for safety.',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.intruder = true;' }),
  },
];

async function expectMended(page: Page): Promise<void> {
  const loadedOnce = await page.evaluate(() => performance.timeOrigin);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
  await expect(bodyRows(page).first()).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedOnce);
}

for (const { what, said, answer } of FAULTS) {
  test(`a remote whose program ${what} says so; the rest works, and Retry needs no reload`, async ({ page }) => {
    await page.route(MASTERDATA, answer);
    await arrive(page, 'super', '/mcode');
    await expect(page.getByRole('heading', { level: 1, name: 'Master data' })).toBeVisible();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(/incident [2-9A-Z]{8}/i)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Bookings' }).click();
    await expect(bodyRows(page).first()).toBeVisible();
    await menu.getByRole('link', { name: 'M-codes' }).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expectMended(page);
  });
}

test('a remote that hangs is given up after a while, and can be had later', async ({ page }) => {
  await page.clock.install();
  await page.route(MASTERDATA, () => new Promise(() => {}));
  await arrive(page, 'super', '/mcode');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'M-codes' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(13_000);
    await expect(page.getByText('The server takes too long to send it.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expectMended(page);
});

test('a dialog of a remote that fails leaves the form under it as it is', async ({ page }) => {
  await page.route(MASTERDATA, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await arrive(page, 'dispatch', listAddress(quietDay()));
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = bookingDialog(page);
  await form.getByLabel('Appointment').fill('10:00');
  await form.getByRole('combobox', { name: 'Client', exact: true }).click();
  await page.getByRole('option', { name: 'Add a client…' }).click();
  const failure = page.getByRole('dialog', { name: 'Master data' });
  await expect(failure).toContainText(FAILED);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  const client = page.getByRole('dialog', { name: 'New client' });
  await client.getByRole('button', { name: 'Cancel' }).click();
  await expect(client).toBeHidden();
  await expect(form.getByLabel('Appointment')).toHaveValue('10:00');
});
