import type { Locator } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { exportCsv } from '../office/export.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { coreIf, expect, SLOW, test } from '../suite/journey.ts';

const toAddress = (form: Locator) => pick(form, 'Address', 'rue Haute 12');
const toPhone = (form: Locator) => form.getByLabel('Phone').fill('02/512 34 56');

/** Lists of records with the same screens: `shown` is in the row of the new record, `changed` once a field has changed. */
const LISTS = [
  {
    path: '/insurances',
    record: 'insurer',
    fill: async (form: Locator) => {
      await form.getByLabel('Bank account').fill('be68 5390 0754 7034');
      await toAddress(form);
    },
    change: toPhone,
    shown: 'BE68 5390 0754 7034',
    changed: '+32 2 512 34 56',
  },
  {
    path: '/carecenter',
    record: 'care centre',
    exported: false,
    fill: async (form: Locator) => {
      await form.getByLabel('E-mail').fill('accueil residence.example');
      await toAddress(form);
    },
    change: toPhone,
    shown: 'Invalid e-mail',
    changed: '+32 2 512 34 56',
  },
  {
    path: '/destination',
    record: 'destination',
    // Its deletion is undone from the toast instead.
    asks: false,
    fill: toAddress,
    change: (form: Locator, name: string) => form.getByLabel('Name').fill(`${name} bis`),
    shown: /rue Haute 12/i,
    changed: / bis/,
  },
  {
    path: '/mcode',
    record: 'M-code',
    name: 'M-code',
    fill: async (form: Locator) => {
      for (const forfait of ['Forfait', 'Forfait dialyse', 'Forfait radio', 'Forfait chemo'])
        await form.getByLabel(`${forfait} (€)`).fill('12,5');
    },
    change: (form: Locator) => form.getByLabel('Forfait (€)').fill('15'),
    shown: '12.50',
    changed: '15.00',
  },
];

for (const { path, record, name: label = 'Name', fill, change, shown, changed, exported = true, asks = true } of LISTS)
  test(
    `the page ${path} adds, finds, changes, exports and deletes records`,
    coreIf(path === '/insurances'),
    async ({ page }) => {
      const name = uniqueName('J');
      await arrive(page, 'super', path);
      await expect(bodyRows(page).first()).toBeVisible();
      await page.getByRole('button', { name: `Add ${record}` }).click();
      const form = page.getByRole('dialog', { name: `New ${record}` });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByLabel(label, { exact: true })).toBeFocused();
      await form.getByLabel(label, { exact: true }).fill(name);
      await fill(form);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();

      const row = await foundRow(page, name);
      await expect(row).toContainText(shown);
      await page.getByRole('searchbox').press('ArrowDown');
      await page.keyboard.press('Enter');
      const edit = page.getByRole('dialog', { name: `Edit ${record} ${name}` });
      await change(edit, name);
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(edit).toBeHidden();
      await expect(row).toContainText(changed);

      if (exported) {
        const text = await exportCsv(page);
        expect(text).toMatch(/^\uFEFF?sep=,/u);
        expect(text.trim().split('\n')).toHaveLength(3);
        expect(text).toContain(name);
      } else await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();

      await row.focus();
      await page.keyboard.press('Delete');
      const question = page.getByRole('alertdialog', { name: new RegExp(`^Delete .*${name}`) });
      if (asks) await question.getByRole('button', { name: 'Delete' }).click();
      await expect(row).toBeHidden();
    },
  );

test('lists of records and their forms are translated and accessible', SLOW, async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of ['/insurances', '/carecenter', '/destination', '/users', '/daily']) {
    await arrive(page, 'super', path);
    await expect(bodyRows(page).first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, path);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, `form of ${path}`);
  }
});
