import { bookingDialog, bodyRows, listAddress, openNewBooking, pick } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newClient, someDestination } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const FAILED = 'Master data: this part is not available at the moment.';

test('a dialog of a remote that fails leaves the form under it as it is', SLOW, async ({ page }) => {
  await page.route(/\/registry\/masterdata\/[^/]+\/remoteEntry\.js/, (route) =>
    route.fulfill({ status: 404, body: 'not found' }),
  );
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

test(
  'a window whose code cannot be fetched says so over the form, and opens once it can be',
  SLOW,
  async ({ page }) => {
    const [client, destination] = await Promise.all([newClient(), someDestination()]);
    await arrive(page, 'dispatch', listAddress(quietDay()));
    const form = await openNewBooking(page);
    await pick(form, 'Client', client.lastname);
    await pick(form, 'Destination', destination.name);
    await form.getByLabel('Appointment').fill('10:00');
    await page.route(/\/registry\/dispatch\/.+\.js/, (route) => route.fulfill({ status: 404, body: 'not found' }));
    const suggest = form.getByRole('button', { name: 'Suggest', exact: true });
    await suggest.click();
    const failure = page.getByRole('dialog', { name: 'This part is not available at the moment.' });
    await expect(failure).toContainText('The page and what you have typed stay as they are.');
    await failure.getByRole('button', { name: 'Close' }).last().click();
    await expect(failure).toBeHidden();
    await expect(suggest).toBeFocused();
    await suggest.click();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failure.getByRole('button', { name: 'Retry' }).click();
    const drivers = page.getByRole('dialog', { name: 'Choose a driver' });
    await expect(drivers.getByRole('combobox', { name: 'Search by name or number' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drivers).toBeHidden();
    await expect(form.getByLabel('Appointment')).toHaveValue('10:00');
  },
);

test('catalogues that differ from the released ones are refused like scripts', SLOW, async ({ page }) => {
  await page.route(/\/registry\/masterdata\/[^/]+\/messages\/en\b.*\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('M-codes', 'W-codes') });
  });
  await arrive(page, 'super', '/mcode');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(
    page.getByText('One of its files is not the one that was released; it was refused for safety.'),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
  await expect(bodyRows(page).first()).toBeVisible();
});

test('a page of a remote that was down comes by itself once it is there again', SLOW, async ({ page }) => {
  await page.route(/\/registry\/masterdata\/[^/]+\/.+\.js/, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await arrive(page, 'super', '/mcode');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText(/Trying again by itself in \d+ s\./).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
  await expect(bodyRows(page).first()).toBeVisible();
});
