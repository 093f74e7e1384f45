import type { Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, test } from '../suite/journey.ts';

/** A care centre of this journey's own, with an address that nobody else has. */
async function newCenter(): Promise<{ readonly name: string; readonly email: string }> {
  const name = uniqueName('Home ');
  const email = `${name.replace('Home ', '')}@home.example`;
  await callAs('super', 'POST', '/api/carecenter', {
    name,
    email_address: email,
    tel: '+3225123456',
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
    visited: false,
    marked: false,
  });
  return { name, email };
}

const stored = (email: string) =>
  callAs<{ email_address: string; status: string }[]>('super', 'GET', '/service/campaign/members').then(
    (members) => members.find(({ email_address }) => email_address === email)?.status,
  );

const rowOf = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: /Mailing list/ }).fill(name);
  const row = bodyRows(page);
  await expect(row).toHaveCount(1);
  return row;
};

test('a care centre is subscribed, unsubscribed, undone, and after it has left subscribed again only on confirmation', async ({
  page,
}) => {
  const { name, email } = await newCenter();
  await arrive(page, 'super', '/campaign?tab=lists');
  const row = await rowOf(page, name);
  await expect(row).toContainText('Not subscribed');
  await row.getByRole('button', { name: /^Subscribe/ }).click();
  await expect(row).not.toContainText('Not subscribed');
  await expect(row).toContainText('Subscribed');
  expect(await stored(email)).toBe('subscribed');

  await row.getByRole('button', { name: /^Unsubscribe/ }).click();
  await expect(row).toContainText('Unsubscribed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Subscribed');
  await row.getByRole('button', { name: /^Unsubscribe/ }).click();
  await expect(row).toContainText('Unsubscribed');

  await row.getByRole('button', { name: /^Subscribe/ }).click();
  const question = page.getByRole('alertdialog', { name: `Subscribe ${name} again?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await stored(email)).toBe('unsubscribed');
  await row.getByRole('button', { name: /^Subscribe/ }).click();
  await question.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(row).toContainText('Subscribed');
  expect(await stored(email)).toBe('subscribed');
});

test('a member who is no care centre is added by name and address; bad input is refused at its field', async ({
  page,
}) => {
  const name = uniqueName('Amie ');
  await arrive(page, 'super', '/campaign?tab=lists');
  await page.getByRole('button', { name: 'Add member' }).click();
  const form = page.getByRole('dialog', { name: 'New member of the mailing list' });
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(`${name.replace('Amie ', '')}@amis.example`);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form).toBeHidden();
  const row = await rowOf(page, name);
  await expect(row).toContainText('Other member');
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).getByRole('option')).toHaveText([
    '10',
    '20',
    '30',
    '40',
    'All',
  ]);
});

test('the four tabs open by link, and a figure of the reports leads to as many rows', async ({ page }) => {
  await arrive(page, 'super', '/campaign', { locale: 'fr' });
  await expect(page.getByRole('tab')).toHaveText(['Rapports', 'Listes', 'Campagnes', 'Modèles']);
  const figure = page.getByRole('link', { name: /^Envoyée/ });
  const count = Number(await figure.textContent());
  await figure.click();
  await expect(page).toHaveURL(/tab=campaigns&state=sent/);
  await expect(bodyRows(page)).toHaveCount(count);
  await expect(bodyRows(page).first()).toContainText('Envoyée');
  await page.goto('/campaign?tab=templates');
  await expect(page.getByRole('list', { name: 'Modèles' }).getByRole('img').first()).toBeVisible();
});

test('a failed mailing service is reported in each tab of the campaign, and Retry loads it', async ({ page }) => {
  const down = {
    status: 503,
    code: 'mailing.unavailable',
    messageKey: 'problem.mailing.unavailable',
    fields: [],
    incidentId: 'TEST-1',
  };
  await page.route('**/service/campaign/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(down) }),
  );
  await arrive(page, 'super', '/campaign?tab=templates', { locale: 'nl' });
  await expect(page.getByText('De mailingdienst heeft niet geantwoord')).toBeVisible();
  for (const tab of ['Campagnes', 'Lijsten', 'Rapporten']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible();
  }
  const retries = page.getByRole('tabpanel').getByRole('button', { name: 'Opnieuw proberen' });
  await expect(retries).toHaveCount(2);
  await page.unroute('**/service/campaign/**');
  await retries.last().click();
  await expect(retries).toHaveCount(1);
  await retries.click();
  await expect(page.getByText('Leden van de lijst')).toBeVisible();
});

for (const locale of LOCALES) {
  test(`every tab of the campaign is accessible, ${locale}`, async ({ page }) => {
    test.slow();
    await arrive(page, 'super', '/campaign', { locale });
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expectAccessible(page, 'campaign, reports');
    for (const [index, tab] of ['lists', 'campaigns'].entries()) {
      await goInside(page, `/campaign?tab=${tab}`);
      await expect(page.getByRole('tab').nth(index + 1)).toHaveAttribute('aria-selected', 'true');
      await expect(bodyRows(page).first()).toBeVisible();
      await expectAccessible(page, `campaign, ${tab}`);
    }
    await goInside(page, '/campaign?tab=templates');
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'campaign, templates');
  });
}
