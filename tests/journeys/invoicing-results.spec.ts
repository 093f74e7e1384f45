import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import { coreIf, expect, SLOW, test } from '../suite/journey.ts';

/** The first amount or count in a text, as it is written. */
const figureIn = (text: string | null): string => /€?[\d.,]*\d/u.exec(text ?? '')?.[0] ?? '';

const lastMonth = (): string => {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7);
};

async function openMonth(page: Page): Promise<void> {
  const month = lastMonth();
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  await arrive(page, 'super', `/results?period=month&from=${month}-01&to=${last}`);
}

for (const { tile, list } of [
  { tile: 'Sales', list: /\/booking\?/ },
  { tile: 'Cash', list: /side=cash/ },
  { tile: 'By invoice', list: /side=factuur/ },
  { tile: 'Invoiced', list: /\/results\/invoices/ },
])
  test(`the tile ${tile} opens a list with the same total`, coreIf(tile === 'Sales'), async ({ page }) => {
    await openMonth(page);
    const link = page.getByRole('link', { name: new RegExp(`^${tile}:`) });
    const figure = figureIn(await link.textContent());
    expect(figure).toMatch(/^€[1-9]/);
    await link.click();
    await expect(page).toHaveURL(list);
    await expect(bodyRows(page).first()).toBeVisible();
    await expect(page.getByText(figure, { exact: false }).first()).toBeVisible();
  });

test('the table of a chart leads to a list with the same total, and so does a bar', SLOW, async ({ page }) => {
  await openMonth(page);
  const chart = page.getByRole('region', { name: 'Sales by month' });
  await chart.getByRole('button', { name: /^Figures/ }).click();
  const row = chart.getByRole('row').nth(1);
  const figure = figureIn(await row.getByRole('cell').first().textContent());
  await chart.locator('svg rect[height]').last().click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByText(figure).first()).toBeVisible();
  await openMonth(page);
  await chart.getByRole('button', { name: /^Figures/ }).click();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByText(figure).first()).toBeVisible();
  await page.goBack();
  await expect(row.getByRole('link')).toBeFocused();
});

test(
  'the period is kept in the address, compared with the one before, and read by everybody',
  SLOW,
  async ({ page }) => {
    await openMonth(page);
    await expect(page.getByText(/before: €/).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Length of the period' }).selectOption({ label: 'Quarter' });
    await expect(page).toHaveURL(/period=quarter/);
    const address = page.url();
    await page.getByRole('button', { name: 'Period before' }).click();
    await expect(page).not.toHaveURL(address);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Length of the period' })).toHaveValue('quarter');
    await expect(page.getByRole('region', { name: 'Sales by weekday and hour' }).locator('svg').first()).toBeVisible();
    await expectAccessible(page, '/results');
  },
);

test('the results are printed whole with their title, without the bars around them', SLOW, async ({ page }) => {
  await openMonth(page);
  const last = page.getByRole('main').getByRole('region').last();
  await expect(last.locator('svg').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is beyond the end of the document is on no sheet.
  const end = await last.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(end));
  await page.emulateMedia({ media: null });
});
