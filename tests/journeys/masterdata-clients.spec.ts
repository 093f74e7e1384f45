import type { Locator, Page } from '@playwright/test';
import { exportCsv } from '../office/export.ts';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { newBooking, newClient, uniqueName } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { foundRow } from '../office/found-row.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const home = {
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'rue Haute 12, 1000 Bruxelles',
  latitude: 50.837,
  longitude: 4.347,
};

async function clientWith(fields: Readonly<Record<string, unknown>>): Promise<number> {
  const { insertId } = await callAs<{ insertId: number }>('dispatch', 'POST', '/api/client', {
    firstname: 'Odile',
    ...home,
    ...fields,
  });
  return insertId;
}

const choose = async (page: Page, row: Locator, entry: string | RegExp): Promise<void> => {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a client is added, found, changed, exported and deleted', async ({ page }) => {
  const lastname = uniqueName('Journey');
  await arrive(page, 'dispatch', '/client');
  await expect(bodyRows(page).first()).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New client' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Last name')).toBeFocused();
  await form.getByLabel('Last name').fill(lastname);
  await form.getByLabel('First name').fill('Odile');
  await pick(form, 'Address', 'rue Royale 20');
  await form.getByLabel('E-mail', { exact: true }).fill('no address');
  await form.getByRole('textbox', { name: 'National number' }).fill('85.07.30-033-99');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(form.getByText(/national number does not seem right/i)).toBeVisible();
  await form.getByLabel('E-mail', { exact: true }).fill('');
  await form.getByRole('textbox', { name: 'National number' }).fill('');
  const restore = await refuse(page, '/api/client', 400, 'validation', [
    { field: 'mobile', messageKey: 'validation.phone' },
  ]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Mobile')).toBeFocused();
  await restore();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = await foundRow(page, lastname);
  await expect(row).toContainText(/rue Royale 20/i);
  await row.dblclick();
  const edit = page.getByRole('dialog', { name: `Edit client Odile ${lastname}` });
  await edit.getByLabel('Problem with this client').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row.getByText('Problem')).toBeVisible();

  const text = await exportCsv(page);
  expect(text.split('\n')[0]).toContain('sep=,');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(lastname);

  await choose(page, row, /^Delete/);
  await page
    .getByRole('alertdialog', { name: `Delete client Odile ${lastname}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toBeHidden();
});

test('a client with trips is not deleted, and their trips lead to the bookings', async ({ page }) => {
  const { id, client } = await newBooking('2026-03-02');
  await arrive(page, 'dispatch', `/client?id=${client.id}`);
  const form = page.getByRole('dialog', { name: `Edit client Odile ${client.lastname}` });
  await form.getByRole('button', { name: 'Trips', exact: true }).click();
  const history = page.getByRole('dialog', { name: /^Trips of/ });
  await expect(history.getByRole('row').filter({ hasText: '02/03/2026' })).toBeVisible();
  await expect(history.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page, 'history of a client');
  await history.getByRole('row').filter({ hasText: '02/03/2026' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/booking\\?.*id=${id}`));
  await page.goto('/client');
  await choose(page, await foundRow(page, client.lastname), /^Delete/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/1 record refers/)).toBeVisible();
});

test(
  'a duplicate client is reported, opened, saved anyway and merged; the old number redirects to the remaining record',
  SLOW,
  async ({ page }) => {
    const lastname = uniqueName('Double');
    const first = await clientWith({ lastname, birthday: '1960-05-04', mobile: '0470 12 34 56' });
    await arrive(page, 'dispatch', '/client');
    await page.getByRole('button', { name: 'Add client' }).click();
    const form = page.getByRole('dialog', { name: 'New client' });
    await form.getByLabel('Last name').fill(lastname.toUpperCase());
    await form.getByLabel('First name').fill('Odile');
    await form.getByRole('textbox', { name: 'Date of birth' }).fill('04/05/1960');
    await pick(form, 'Address', 'rue Royale 20');
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'This client may exist already' });
    await expect(question).toContainText('rue Haute 12, 1000 Bruxelles');
    await expectAccessible(page, 'warning of a duplicate');
    await question.getByRole('button', { name: /^Open that record/ }).click();
    const record = page.getByRole('dialog', { name: `Edit client Odile ${lastname}` });
    await expect(record.getByLabel('Mobile')).toHaveValue('+32 470 12 34 56');
    await record.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByText(/Not saved yet/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('04/05/1960');
    await form.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(form).toBeHidden();

    await page.getByRole('searchbox').fill(lastname);
    await expect(bodyRows(page)).toHaveCount(2);
    const added = bodyRows(page).filter({ hasText: new RegExp(lastname.toUpperCase(), 'u') });
    await choose(page, added, /^Merge/);
    const merge = page.getByRole('dialog', { name: /with another record$/ });
    await merge.getByRole('combobox', { name: 'Other record' }).fill(lastname);
    await page.getByRole('option', { name: new RegExp(`\\(${first}\\)`) }).click();
    await merge.getByRole('radio', { name: new RegExp(`no. ${first}:`) }).check();
    await expect(merge.getByRole('table')).toContainText('+32 470 12 34 56');
    await expectAccessible(page, 'merge of two records');
    const gone =
      /Merge no. (\d+) into/.exec((await merge.getByRole('button', { name: /^Merge no/ }).textContent()) ?? '')?.[1] ??
      '';
    await merge.getByRole('button', { name: `Merge no. ${gone} into no. ${first}` }).click();
    await expect(page.getByText(new RegExp(`No. ${gone} merged into Odile ${lastname}: 0 trips moved`))).toBeVisible();
    await expect(bodyRows(page)).toHaveCount(1);

    await page.goto(`/client?id=${gone}`);
    await expect(
      page
        .getByRole('dialog', { name: `Edit client Odile ${lastname}` })
        .getByText(`Record no. ${gone} was merged into this one, no. ${first}.`),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`id=${first}$`));

    await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the merge' }).click();
    await expect(page.getByText(`No. ${gone} is there again`)).toBeVisible();
    await page.goto(`/client?id=${gone}`);
    await expect(page.getByRole('dialog', { name: `Edit client Odile ${lastname.toUpperCase()}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`id=${gone}$`));
  },
);
test(
  'the global search opens the card of a client, a link their record, and All stays light',
  SLOW,
  async ({ page }) => {
    const client = await newClient();
    await arrive(page, 'dispatch', '/client');
    await expect(bodyRows(page).first()).toBeVisible();
    await page
      .getByRole('combobox', { name: /search/i })
      .first()
      .fill(client.lastname);
    await page.getByRole('option', { name: new RegExp(client.lastname) }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${client.lastname} Odile` })).toBeVisible();
    await page.getByRole('button', { name: 'Edit record' }).click();
    const form = page.getByRole('dialog', { name: `Edit client Odile ${client.lastname}` });
    await expect(form).toBeVisible();
    await page.goto(`/client?id=${client.id}`);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/client$/);
    const sizes = page.getByRole('combobox', { name: 'Rows per page' });
    await expect(sizes.getByRole('option')).toHaveText(['30', '40', 'All']);
    await sizes.selectOption('All');
    await expect(page).toHaveURL(/size=all/);
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.goto('/client?id=99999999');
    await expect(
      page
        .getByRole('dialog', { name: 'Client 99999999' })
        .getByText('This record does not exist, or no longer does. Refresh the page.'),
    ).toBeVisible();
  },
);

test('the keyboard opens the menu of a client', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'clients');
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: /^Trips/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a client');
});
