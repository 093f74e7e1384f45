import type { Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
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
