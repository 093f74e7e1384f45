import type { Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { quietDay, shownDay } from '../office/days.ts';
import { newDriverWithApp, type DriverWithApp } from '../office/driver-app.ts';
import { expectTranslated } from '../office/translation.ts';
import { newBooking } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

// Demands are everybody's: another file of journeys makes none, and these come one after the other.
test.describe.configure({ mode: 'serial' });

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /driver requests?/i });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Driver requests' });
const cardOf = (page: Page, id: number) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Booking ${id}` }) });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ask = (driver: DriverWithApp, bookingId: number) =>
  driver.emit('demand', { bookingId, price: 18.5, endtime: inAnHour(), both: false });

let drivers: DriverWithApp[] = [];
const newDriver = async () => {
  const driver = await newDriverWithApp();
  drivers.push(driver);
  return driver;
};
test.afterEach(async () => {
  for (const { key } of await callAs<{ key: string }[]>('dispatch', 'GET', '/service/live/demands'))
    await callAs('dispatch', 'DELETE', `/service/live/demands/${key}`);
  for (const driver of drivers) driver.close();
  drivers = [];
});

test('a demand is counted on two screens; granted on one, the driver has the trip at that price, and both count one less', async ({
  browser,
  page,
}) => {
  const day = quietDay();
  const [{ id }, driver] = await Promise.all([newBooking(day), newDriver()]);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await arrive(page, 'dispatch', '/timeline');
  await arrive(colleague, 'lead', '/booking');
  await expect(menu(page)).toHaveAccessibleName('No driver requests');
  await expect(menu(colleague)).toHaveAccessibleName('No driver requests');
  await ask(driver, id);
  for (const screen of [page, colleague]) await expect(menu(screen)).toHaveAccessibleName('1 driver request');

  await menu(page).click();
  const card = cardOf(page, id);
  await expect(card).toContainText(`${driver.lastname} ${driver.firstname}`);
  await expect(card).toContainText('€18.50');
  await expect(card).toContainText(`${shownDay(day)} 09:20 · rue Haute 12, 1000 Bruxelles →`);
  await card.getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText(`Booking ${id} is assigned to this driver.`)).toBeVisible();
  for (const screen of [page, colleague]) await expect(menu(screen)).toHaveAccessibleName('No driver requests');
  const [booking] = await callAs<{ driverId: number; price_driver: number; accepted: number }[]>(
    'dispatch',
    'GET',
    `/api/booking/${id}`,
  );
  expect(booking).toMatchObject({ driverId: driver.id, price_driver: 18.5, accepted: 2 });
  expect(await driver.emit('bookings', { date: day })).toMatchObject([{ id }]);
  await context.close();
});
test('a demand is refused after a question, all by keyboard, and the driver is notified', SLOW, async ({ page }) => {
  const [{ id }, driver] = await Promise.all([newBooking(quietDay()), newDriver()]);
  await arrive(page, 'dispatch', '/booking');
  await ask(driver, id);
  await expect(menu(page)).toHaveAccessibleName('1 driver request');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, id)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const refuse = cardOf(page, id).getByRole('button', { name: 'Refuse' });
  await expect(refuse).toBeVisible();
  for (let step = 0; step < 5 && !(await refuse.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: `Refuse the request for booking ${id}?` }));
  await expect(question).toContainText(`${driver.firstname} ${driver.lastname} will be notified.`);
  await question.getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveAccessibleName('No driver requests');
  await expect.poll(() => driver.notifications).toEqual([expect.stringContaining(String(id))]);
});

test('the menu of demands is translated and accessible', SLOW, async ({ page }) => {
  const [{ id }, driver] = await Promise.all([newBooking(quietDay()), newDriver()]);
  await ask(driver, id);
  await arrive(page, 'dispatch', '/booking');
  const open = page.getByRole('banner').getByRole('button', { name: /driver request/ });
  await expect(open).toBeVisible();
  await open.click();
  await expect(page.getByRole('listitem').filter({ hasText: driver.lastname })).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'driver requests');
});
