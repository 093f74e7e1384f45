import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const HEADINGS = 'Nom;Prénom;Date de naissance;Adresse;CP;Localité;Gsm';

const csvOf = (...lines: readonly string[]) => ({
  name: 'clients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADINGS, ...lines].join('\r\n')),
});

const choose = (page: Page, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
  page.getByRole('main').locator('input[type=file]').setInputFiles(file);

const check = (page: Page) => page.getByRole('button', { name: 'Check the rows' }).click();

test('clients of a file are checked, imported once, and undone as a whole', async ({ page }) => {
  const [one, other] = [uniqueName('Testard'), uniqueName('Lannoy')];
  const file = csvOf(
    `${one};Éloïse;03/05/50;rue Haute 12;1000;Bruxelles;0470 12 34 56`,
    `${other};;31/02/1950;rue Haute 14;1000;Bruxelles;`,
  );
  await arrive(page, 'super', '/client');
  await page
    .getByRole('button', { name: 'Import', exact: true })
    .or(page.getByRole('link', { name: 'Import' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import records' })).toBeVisible();
  await choose(page, file);
  await expect(page.getByRole('combobox', { name: 'Field of column Gsm' })).toHaveValue('mobile');
  await check(page);
  const refused = bodyRows(page).filter({ hasText: other });
  await expect(refused).toContainText('First name: This field is required.');
  await expect(refused).toContainText('Birth date: This date does not exist');
  await page.getByRole('button', { name: /^First name, row 3/ }).click();
  await page.keyboard.type('Zoé');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  const asked = page.getByRole('alertdialog', {
    name: '2 rows hold values that were guessed or left empty. Import them?',
  });
  await expect(asked).toContainText('Left empty: Birth date “31/02/1950”');
  await expect(asked).toContainText('“03/05/50” read as 03/05/1950 (year of two digits)');
  await asked.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('clients.csv: 2 records created, 0 updated, 0 rows skipped.')).toBeVisible();

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose(page, file);
  await check(page);
  await expect(bodyRows(page).filter({ hasText: one })).toContainText('same name and date of birth');
  await expect(page.getByRole('button', { name: /^Import 0 rows/ })).toBeDisabled();

  await page.goto('/import?kind=clients');
  await bodyRows(page)
    .first()
    .getByRole('button', { name: /Undo the import/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/Import undone: 2 records deleted/)).toBeVisible();
  await page.goto(`/client?q=${one}`);
  await expect(page.getByText('No row matches')).toBeVisible();
});
test('a file that is no table is refused before anything is read from it', async ({ page }) => {
  await arrive(page, 'super', '/import');
  await choose(page, { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7\nDear office') });
  await expect(page.getByText('This file is neither an Excel workbook (.xlsx) nor a CSV.')).toBeVisible();
});

test('the steps of an import are translated and accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/import');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'file');
  await choose(page, csvOf(`${uniqueName('Testard')};;31/02/1950;rue Haute 14;1000;Bruxelles;`));
  await expect(page.getByRole('combobox').nth(3)).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'columns');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(bodyRows(page).first()).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'preview');
});
