import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Exports the list of the page as CSV, and reads the file. */
export async function exportCsv(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export (CSV)' }).click();
  return readFile(await (await download).path(), 'utf8');
}
