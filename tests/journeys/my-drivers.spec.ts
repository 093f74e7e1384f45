import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { brusselsToday, quietDay } from '../office/days.ts';
import { printsOf, stubPrint } from '../office/print.ts';
import { expectTranslated } from '../office/translation.ts';
import { freeDrivers, tripOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

interface Named {
  readonly lastname: string;
  readonly firstname: string;
}

const driverRow = (page: Page, { lastname, firstname }: Named): Locator =>
  bodyRows(page).filter({ has: page.getByRole('gridcell', { name: `${lastname} ${firstname}`, exact: true }) });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: /My drivers|drivers/i });

test('a trip of today is counted for its driver immediately, and listed in the day', async ({ page }) => {
  const [driver] = await freeDrivers(brusselsToday());
  await arrive(page, 'dispatch', '/myDrivers');
  await search(page).fill(driver.lastname);
  const row = driverRow(page, driver);
  await expect(row).toBeVisible();
  const { client, id } = await tripOf(driver, brusselsToday());
  await row.dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: client.lastname })).toBeVisible();
  await dialog.getByRole('link', { name: new RegExp(String(id)) }).click();
  await expect(page.getByRole('dialog', { name: `Booking no. ${id}` })).toBeVisible();
});

test('the day sheet of a driver opens in a window of its own, and prints itself once', SLOW, async ({ page }) => {
  const [driver] = await freeDrivers(brusselsToday());
  const { client } = await tripOf(driver, brusselsToday());
  await stubPrint(page);
  await arrive(page, 'dispatch', '/myDrivers');
  await search(page).fill(driver.lastname);
  await driverRow(page, driver)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Print the day sheet' }).click(),
  ]);
  await expect(
    sheet.getByRole('heading', { level: 1, name: `Day sheet of ${driver.firstname} ${driver.lastname}` }),
  ).toBeVisible();
  await expect(sheet.getByRole('row').filter({ hasText: client.lastname })).toBeVisible();
  await expect.poll(() => printsOf(sheet)).toBe('1');
  await expect(sheet).toHaveTitle(`Day sheet ${brusselsToday()} ${driver.lastname} ${driver.firstname}`);
});

test('the sheets of several days are one print, each on a page of A4 with its head', SLOW, async ({ page }) => {
  const [one, other] = [quietDay(), quietDay()];
  const [driver] = await freeDrivers(one);
  await tripOf(driver, one);
  await tripOf(driver, other);
  await stubPrint(page);
  await arrive(page, 'dispatch', `/print/daysheet#${one}_${driver.id},${other}_${driver.id}`);
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect.poll(() => printsOf(page)).toBe('1');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type ?\/Page\b/gu)).toHaveLength(2);
  expect(paper).toMatch(/\/MediaBox ?\[0 0 59[45][.\d]* 84[12][.\d]*\]/u);
});

test('the drivers of the day, a day and its sheet are accessible', SLOW, async ({ page }) => {
  const [driver] = await freeDrivers(brusselsToday());
  await tripOf(driver, brusselsToday());
  await stubPrint(page);
  await arrive(page, 'dispatch', `/myDrivers?q=${driver.lastname}`);
  const row = driverRow(page, driver);
  await expect(row).toBeVisible();
  await expectAccessible(page, 'my drivers');
  await row.dblclick();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'a day');
  await expectTranslated(page);
  await page.goto(`/print/daysheet?driver=${driver.id}&date=${brusselsToday()}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'day sheet');
  await expectTranslated(page);
});
