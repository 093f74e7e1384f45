import { callAs } from '../office/api.ts';
import { foundRow } from '../office/found-row.ts';
import { newClient } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const mobilityOf = async (id: number): Promise<string | null | undefined> =>
  (await callAs<{ mobility: string | null }[]>('dispatch', 'GET', `/api/client/${id}`))[0]?.mobility;

test('several clients get another mobility at once, and their former one back by Undo', SLOW, async ({ page }) => {
  const [one, two] = [await newClient(), await newClient()];
  const before = [await mobilityOf(one.id), await mobilityOf(two.id)];
  await arrive(page, 'dispatch', '/client');
  for (const { lastname } of [one, two]) {
    const row = await foundRow(page, lastname);
    await row.getByRole('checkbox').check();
  }
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar).toContainText('2 rows selected');
  await bar.getByRole('button', { name: 'Edit…' }).click();
  const form = page.getByRole('dialog', { name: 'Edit 2 records' });
  await form.getByLabel('Base price').fill('-1');
  await form.getByLabel('Mobility').selectOption({ label: 'Wheelchair' });
  await form.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(form.getByLabel('Base price')).toBeFocused();
  await form.getByLabel('Base price').fill('');
  await form.getByRole('button', { name: 'Change 2 records' }).click();

  await expect(page.getByText('Changed: 2')).toBeVisible();
  expect([await mobilityOf(one.id), await mobilityOf(two.id)]).toEqual(['wheelchair', 'wheelchair']);
  await page.getByRole('button', { name: 'Undo these changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Restore 2 records' }).getByText('Changed: 2')).toBeVisible();
  expect([await mobilityOf(one.id), await mobilityOf(two.id)]).toEqual(before);
});
