import { foundRow } from '../office/found-row.ts';
import { newClient } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a document of a client is added, refused by its content, opened and deleted', SLOW, async ({ page }) => {
  const { firstname, lastname } = await newClient();
  await arrive(page, 'dispatch', '/client');
  const client = await foundRow(page, lastname);
  await client.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  const dialog = page.getByRole('dialog', { name: `Documents of ${firstname} ${lastname}` });
  await expect(dialog.getByText(/^No documents/)).toBeVisible();
  const input = dialog.locator('input[type=file]');

  await input.setInputFiles({ name: 'false.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
  await expect(dialog.getByText(/^This file is neither a PDF/)).toBeVisible();
  await expect(dialog.getByText(/^No documents/)).toBeVisible();

  await dialog.getByLabel('Kind of document').selectOption({ label: 'Agreement of the insurer' });
  await input.setInputFiles({ name: 'accord.pdf', mimeType: 'application/pdf', buffer: PDF });
  const row = dialog.getByRole('row').filter({ hasText: 'accord.pdf' });
  await expect(row).toContainText('Agreement of the insurer');
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete accord.pdf?' })
    .getByRole('button', { name: 'Delete the document' })
    .click();
  await expect(row).toBeHidden();
});
