import type { Page } from '@playwright/test';
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
test('the results are printed whole with their title, without the bars around them', SLOW, async ({ page }) => {
  await openMonth(page);
  const last = page.getByRole('main').getByRole('region').last();
  await expect(page.getByRole('main').locator('svg').last()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Content below the end of the document is on no sheet.
  const end = await last.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(end));
  await page.emulateMedia({ media: null });
});
