import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until a submitted form closes, and confirms "Assign anyway" if the driver has another trip at that time. */
export async function saveAnyway(page: Page, form: Locator): Promise<void> {
  const anyway = page.getByRole('button', { name: 'Assign anyway' });
  const isSaved = async () => (await anyway.isVisible()) || !(await form.isVisible());
  await expect.poll(isSaved).toBe(true);
  if (await anyway.isVisible()) await anyway.click();
  await expect(form).toBeHidden();
}
