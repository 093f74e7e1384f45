import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('the week of all drivers is marked, copied to the weeks that follow, and shows public holidays', async ({
  page,
}) => {
  // Weeks that no other journey marks: Christmas is on a Saturday then.
  await arrive(page, 'dispatch', '/driverWeek?week=2027-12-13');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .last();
  const driver = (await row.getByRole('rowheader').innerText()).trim();
  const monday = () => row.getByRole('button').first();
  await monday().click();
  const day = page.getByRole('dialog', { name: /13 December 2027/ });
  await expect(day.getByText(/^Tick the times in which the driver is NOT available/)).toBeVisible();
  await day.getByRole('checkbox').first().check();
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(day).toBeHidden();
  await expect(monday()).toHaveText(/^Not available/);
  const marked = await monday().innerText();

  await row.getByRole('button', { name: `Copy the week of ${driver}` }).click();
  const copy = page.getByRole('dialog', { name: /^Copy the week of/ });
  await copy.getByLabel('Number of weeks').fill('0');
  await copy.getByRole('button', { name: 'Copy' }).click();
  await expect(copy.getByLabel('Number of weeks')).toBeFocused();
  await copy.getByLabel('Number of weeks').fill('2');
  await expect(copy.getByText(/^Public holidays in these weeks: 25\/12\/2027, 01\/01\/2028/)).toBeVisible();
  await copy.getByRole('button', { name: 'Copy' }).click();
  await expect(copy).toBeHidden();

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('columnheader', { name: /25\/12/ })).toContainText('Christmas');
  await expect(monday()).toHaveText(marked);
});
