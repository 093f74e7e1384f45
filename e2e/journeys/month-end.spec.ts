import type { Locator } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

const rowsOf = (list: Locator) => list.getByRole('row').filter({ hasNot: list.page().getByRole('columnheader') });

/** The month before this one, in which the demo has left trips to invoice. */
function lastMonth(): { from: string; to: string } {
  const end = new Date();
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}

test('month end: preview, lines, one invoice made with its number, and gone from what is left', async ({ page }) => {
  const { from, to } = lastMonth();
  await arrive(page, 'super', `/monthEnd?from=${from}&to=${to}`);
  const list = page
    .getByRole('region', { name: 'Invoices to make' })
    .or(page.getByRole('grid', { name: 'Invoices to make' }));
  await expect(page.getByRole('button', { name: /^Make (all|the)/ })).toBeEnabled();
  await expectAccessible(page, '/monthEnd');
  const row = rowsOf(list).first();
  const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await row.dblclick();
  const lines = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(rowsOf(lines).first()).toBeVisible();
  await lines.getByRole('button', { name: 'Close' }).last().click();

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make 1 ticked invoice' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make 1 invoice' }).click();
  const results = page.getByRole('dialog', { name: 'Make 1 invoice' });
  await expect(results.getByText(/no\. \d{6}/)).toBeVisible();
  await expectAccessible(page, 'results of month end');
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowsOf(list).filter({ hasText: name })).toHaveCount(0);
});

test('month end of insurers: what the checklist holds back is named, and taken when it is chosen', async ({ page }) => {
  const { from, to } = lastMonth();
  await arrive(page, 'super', `/monthEnd?kind=insurance&from=${from}&to=${to}`);
  await expect(page.getByRole('heading', { name: 'Bookings left out' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make (all|the)/ })).toBeVisible();
  await expectAccessible(page, '/monthEnd, insurers');
});
