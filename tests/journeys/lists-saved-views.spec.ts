import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { newClient, uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test(
  'a view is saved, comes back from its link, and is used by the role that it is shared with',
  SLOW,
  async ({ page }) => {
    const [client, name] = [await newClient(), uniqueName('View ')];
    await arrive(page, 'super', '/client');
    await page.getByRole('searchbox').fill(client.lastname);
    await expect(bodyRows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New view' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Share with the role').selectOption({ label: 'Dispatching' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/[?&]saved=\d+/);

    await page.reload();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(client.lastname);
    const id = new URL(page.url()).searchParams.get('saved');

    await arrive(page, 'dispatch', '/client');
    await expect(bodyRows(page).nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menu').getByText(`${name} (by `).click();
    await expect(page).toHaveURL(new RegExp(`[?&]saved=${id}`, 'u'));
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(client.lastname);
    await callAs('super', 'DELETE', `/api/view/${id}`);
  },
);
