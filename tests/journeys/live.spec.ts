import type { Locator, Page } from '@playwright/test';
import { newDriverWithApp, type DriverWithApp } from '../office/driver-app.ts';
import { brusselsToday } from '../office/days.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

/** A position as an app sends it, north of Brussels, where nobody else drives. */
const position = (latitude: number, speed = 10, secondsAgo = 0) => ({
  latitude,
  longitude: 4.9,
  time: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  position: {
    coords: { speed, heading: 90, accuracy: 5 },
    activity: { type: 'in_vehicle' },
    battery: { level: 0.8, is_charging: false },
  },
});

const drivers: DriverWithApp[] = [];
async function newDriver(): Promise<DriverWithApp> {
  const driver = await newDriverWithApp();
  drivers.push(driver);
  return driver;
}
test.afterEach(async () => {
  for (const driver of drivers.splice(0)) {
    driver.close();
    await driver.leave();
  }
});

const find = async (page: Page, { lastname }: DriverWithApp) => {
  await page.getByRole('searchbox', { name: 'Search a driver' }).fill(lastname);
  const line = page.getByRole('list', { name: 'Active drivers' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  return line;
};
const onMap = (page: Page, { lastname }: DriverWithApp) =>
  page.getByRole('region', { name: 'Map of drivers and places' }).getByRole('button', { name: new RegExp(lastname) });

test('a moving driver moves on the map of two browsers', async ({ page, browser }) => {
  const driver = await newDriver();
  await driver.emit('position', position(51.01));
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await Promise.all([arrive(page, 'super', '/tracker'), arrive(colleague, 'super', '/tracker?view=table')]);
  const line = await find(page, driver);
  await expect(line).toContainText('36 km/h · east · 80%');
  await line.getByRole('button', { name: /^Follow/ }).click();
  await expect(onMap(page, driver)).toBeVisible();
  await colleague.getByRole('main').getByRole('searchbox').fill(driver.lastname);
  await expect(colleague.getByRole('row').filter({ hasText: driver.lastname })).toContainText('36 km/h');

  await driver.emit('position', position(51.02, 0.5));
  await expect(line).not.toContainText('km/h');
  await expect(colleague.getByRole('row').filter({ hasText: driver.lastname })).not.toContainText('km/h');
  await expect(onMap(page, driver)).toBeVisible();
  await context.close();
});

/** Goes on with a key until something has the focus, as somebody without a mouse does. */
async function keyTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}

test('the table beside the map is reached and used by keyboard alone', SLOW, async ({ page }) => {
  const driver = await newDriver();
  await driver.emit('position', position(51.01));
  await arrive(page, 'super', '/tracker');
  await expect(await find(page, driver)).toContainText('36 km/h');
  await keyTo(page, page.getByRole('radio', { name: 'Map', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=table/);
  await keyTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type(driver.lastname);
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: driver.lastname });
  await expect(row).toContainText('36 km/h');
  await keyTo(page, row);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`Trips of ${driver.lastname}`) });
  await expect(dialog.getByText('No trips')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await keyTo(page, row.getByRole('button', { name: /^Follow on the map/ }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/view=table/);
  await expect(onMap(page, driver)).toBeVisible();
});

test('the track of a driver is shown, and the access is logged', async ({ page }) => {
  const driver = await newDriver();
  for (const secondsAgo of [60, 40, 20])
    await driver.emit('position', position(51.03 - secondsAgo / 5000, 10, secondsAgo));
  await arrive(page, 'super', `/trackerHistory?driver=${driver.id}&date=${brusselsToday()}`);
  await expect(page.getByText(/^\d positions from/)).toBeVisible();
  await page.getByRole('slider', { name: 'Moment of the replay' }).press('End');
  await expect(page.getByRole('group', { name: 'Replay' })).toContainText('36 km/h');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain(driver.lastname);
  await arrive(page, 'super', '/logs');
  await expect(page.getByRole('row').filter({ hasText: 'viewed the positions of a driver' }).first()).toContainText(
    driver.lastname,
  );
});
