import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { send, type SignedIn } from '../office/api.ts';
import { newColleague } from '../office/colleague.ts';
import { newDriverWithApp, type DriverWithApp } from '../office/driver-app.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

// Commands reach every browser of a user, and journeys share those of the demo.
let driver: DriverWithApp;
let session: SignedIn;
let colleague: SignedIn['user'];
test.beforeAll(async () => {
  driver = await newDriverWithApp();
  const { email, password } = await newColleague();
  session = await send('POST', '/auth/adminlogin', { email, password });
  colleague = session.user;
});
test.afterAll(async () => {
  driver.close();
  await driver.leave();
});
test.describe.configure({ mode: 'serial' });

const rowOf = (page: Page, { lastname }: { readonly lastname: string }) =>
  page.getByRole('tabpanel').getByRole('row').filter({ hasText: lastname });

/** Opens a tab, and waits until it stands there alone: rows of the former one, which leaves in a frame of its own, have the same names. */
async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

/** Chooses a command in the menu of a user's row. */
async function command(page: Page, user: { readonly lastname: string }, name: string): Promise<void> {
  await rowOf(page, user)
    .getByRole('button', { name: /actions/i })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

const INFO = { platform: 'Android 15', browser: null, version: '2.3.0', permission: 'granted' } as const;

test('a driver’s app is asked for its position, and map and list show the answer', async ({ page }) => {
  await arrive(page, 'super', '/admin');
  await expect(rowOf(page, driver)).toContainText('Driver');
  await command(page, driver, 'Ask for the position');
  await expect(rowOf(page, driver)).toContainText('Delivered');
  const position = { latitude: 50.85, longitude: 4.35, accuracy: 8, time: new Date().toISOString() };
  await driver.answer('getLocation', { done: true, reason: null, info: { ...INFO, position } });
  await expect(rowOf(page, driver)).toContainText('Answered');
  await expect(rowOf(page, driver)).toContainText('Android 15 · 2.3.0');
  await expect(page.getByRole('button', { name: new RegExp(driver.lastname) }).first()).toBeVisible();
});

test(
  'an app that does not answer within ten seconds is shown as such, and one set inactive is grey',
  SLOW,
  async ({ page }) => {
    await arrive(page, 'super', '/admin');
    await command(page, driver, 'Bring to the front');
    await expect(rowOf(page, driver)).toContainText('Delivered');
    await expect(rowOf(page, driver)).toContainText('No answer');
    await command(page, driver, 'Set inactive');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(driver.lastname);
    await question.getByRole('button', { name: 'Set inactive' }).click();
    await driver.answer('setInActive', { done: true, reason: null, info: null });
    await expect(rowOf(page, driver)).toContainText('inactive');
    await command(page, driver, 'Enable the app');
    await driver.answer('setEnabled', { done: true, reason: null, info: null });
    await expect(rowOf(page, driver)).not.toContainText('inactive');
  },
);

test(
  'a colleague reads a sent message, and keeps a dirty form when a reload is requested',
  SLOW,
  async ({ browser, page }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await arrive(other, session, '/client');
    await other.getByRole('button', { name: 'Add client' }).click();
    const name = other.getByRole('dialog').getByRole('textbox', { name: /^Last ?name/i });
    await name.fill('Verhaegen');
    await arrive(page, 'super', '/admin');
    await command(page, colleague, 'Ask for information');
    await expect(rowOf(page, colleague)).toContainText(/Answered/);
    await expect(rowOf(page, colleague)).toContainText(/Linux · Chrome/);
    await command(page, colleague, 'Send a message…');
    const message = page.getByRole('dialog').getByRole('textbox');
    await message.fill('x'.repeat(501));
    await message.press('Tab');
    const tooLong = page.getByRole('dialog').getByText('At most 500 characters');
    await expect(tooLong).toBeVisible();
    const [field, note] = [await message.boundingBox(), await tooLong.boundingBox()];
    expect(note?.y, 'the error stands below its field').toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await message.fill('Réunion à 10 h');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(other.getByText('Réunion à 10 h').first()).toBeVisible();
    await command(page, colleague, 'Reload the app');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reload the app' }).click();
    await expect(rowOf(page, colleague)).toContainText('Refused');
    await expect(other.getByText(/asks you to refresh the page/)).toBeVisible();
    await expect(name).toHaveValue('Verhaegen');
    await openTab(page, 'Today’s commands');
    await expect(page.getByRole('row').filter({ hasText: 'Reload the app' })).toContainText('a form is not saved');
    await context.close();
  },
);
test('the page of connected apps is translated and accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/admin');
  await expect(rowOf(page, driver)).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, '/admin');
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/\?tab=commands$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, '/admin, commands');
});
