import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { newClient, uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const change = (id: number, firstname: string) =>
  callAs('dispatch', 'PUT', `/api/client/${id}`, {
    firstname,
    lastname: 'Journey',
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
    fullAddress: 'rue Haute 12, 1000 Bruxelles',
    latitude: 50.837,
    longitude: 4.347,
    ssn: '85.07.30-033-28',
  });

test('a line of the log is found by word, by record and by user, and read in full without secrets', async ({
  page,
}) => {
  const { id } = await newClient();
  const word = uniqueName('Zoe');
  await change(id, word);
  await arrive(page, 'super', '/logs');
  await page.getByRole('switch', { name: 'Technical details' }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill(word);
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  const row = bodyRows(page).first();
  await expect(row).toContainText(`/api/client/${id}`);
  await expect(row).toContainText('changed client Odile Verhaegen');
  await row.getByRole('button', { name: /^Show all/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Body' })).toContainText(`"firstname": "${word}"`);
  await expect(dialog.getByRole('region', { name: 'Body' })).not.toContainText('033-28');
  await expectAccessible(page, 'a line of the log');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(`/logs?technical=1&url=/api/client/${id}`);
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(page.getByLabel('Record (part of the URL)')).toHaveValue(`/api/client/${id}`);
  for (const line of await bodyRows(page).all()) await expect(line).toContainText(`/api/client/${id}`);

  await page.goto(`/logs?q=${word}`);
  await expect(bodyRows(page)).toHaveCount(1);
  await bodyRows(page)
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Lines of this user' }).click();
  await expect(page).toHaveURL(/user=\d+/);
  await expect(bodyRows(page)).toHaveCount(1);
});

test('a long body in the log does not break the layout', SLOW, async ({ page }) => {
  const word = uniqueName('Long');
  await callAs('super', 'POST', '/api/daily', {
    date: '2026-05-03',
    time: '09:00',
    report: `${word} ${'x'.repeat(5000)}`,
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await arrive(page, 'super', `/logs?q=${word}`);
  await expect(bodyRows(page)).toHaveCount(1);
  const beyond = () =>
    page.evaluate(() =>
      [document.scrollingElement, document.querySelector('main')].map((element) =>
        element ? element.scrollWidth - element.clientWidth : 0,
      ),
    );
  expect(await beyond()).toEqual([0, 0]);
  await bodyRows(page).first().dblclick();
  const body = page.getByRole('dialog').getByRole('region', { name: 'Body' });
  await expect(body).toBeVisible();
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
