import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { tripToInvoice } from '../office/invoices.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

const makeAll = (page: Page) => page.getByRole('button', { name: /^Make (all|the) .*invoice/u });

test('the invoices of a period are looked at and made in one go, each with its number', async ({ page }) => {
  const { client, day } = await tripToInvoice();
  await arrive(page, 'invoice', `/monthEnd?from=${day}&to=${day}`);
  const list = page.getByRole('grid', { name: 'Invoices to make' });
  const row = list.getByRole('row', { name: new RegExp(client.lastname) });
  await expect(row).toContainText('15.00');
  await expectAccessible(page, '/monthEnd');
  await row.dblclick();
  const lines = page.getByRole('dialog', { name: new RegExp(client.lastname) });
  await expect(lines.getByRole('row', { name: /Saint-Luc/u })).toBeVisible();
  await lines.getByRole('button', { name: 'Close' }).last().click();

  await row.getByRole('checkbox').check();
  const make = page.getByRole('button', { name: 'Make 1 ticked invoice' });
  const date = page.getByRole('textbox', { name: 'Date of the invoices' });
  const today = await date.inputValue();
  await date.fill('03/05/2036');
  await expect(page.getByText(/^Too far ahead/u)).toBeVisible();
  await expect(make).toBeDisabled();
  await date.fill('31/12/2025');
  await make.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Is the date 31/12/2025 right?');
  await expect(question).toContainText(/The last invoice \(\d{6}\) is dated/u);
  await expectAccessible(page, 'month end with an odd date');
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();
  await date.fill(today);
  await make.click();
  await expect(question).not.toContainText('Is the date');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make 1 invoice' }).click();
  const results = page.getByRole('dialog', { name: 'Make 1 invoice' });
  await expect(results.getByText(/no\. \d{6}/u)).toBeVisible();
  await expectAccessible(page, 'results of month end');
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toHaveCount(0);
});

test('a trip that is not closed is left out of month end with its reason', async ({ page }) => {
  const { id, client, day } = await tripToInvoice();
  await callAs('super', 'PUT', `/api/booking/${id}`, { status: 0 });
  await arrive(page, 'invoice', `/monthEnd?from=${day}&to=${day}`);
  await expect(page.getByRole('heading', { name: 'Bookings left out' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${client.lastname}.*not closed`, 'u') })).toBeVisible();
  await expect(makeAll(page)).toBeDisabled();
});
