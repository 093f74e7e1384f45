import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Exports the list of the page as CSV, and reads the file. */
export const exportCsv = async (page: Page): Promise<string> => (await exported(page, 'Export (CSV)')).toString('utf8');

/** Exports the list of the page as a workbook, and reads the file. */
export const exportWorkbook = (page: Page): Promise<Buffer> => exported(page, 'Export (Excel)');

async function exported(page: Page, entry: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return readFile(await (await download).path());
}
