import { bodyRows, pick } from '../office/booking-form.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('a user of the staff is added, signs in with the password shown once, gets another one and is deleted', async ({
  page,
  browser,
}) => {
  const lastname = uniqueName('Equipe');
  const email = `${lastname.toLowerCase()}@navette.example`;
  await arrive(page, 'super', '/users');
  await expect(bodyRows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'New user' });
  await form.getByLabel('First name').fill('Lou');
  await form.getByLabel('Last name').fill(lastname);
  await pick(form, 'Address', 'rue Haute 12');
  await form.getByLabel('Role').selectOption({ label: 'Dispatching' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Save' }).click();

  const passwordDialog = page.getByRole('dialog', { name: `Temporary password of Lou ${lastname}` });
  const password = await passwordDialog.getByLabel('Temporary password').inputValue();
  await passwordDialog.getByRole('button', { name: 'I have noted the password' }).click();
  await expect(passwordDialog).toBeHidden();

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const answer = await other.request.post('/auth/adminlogin', { data: { email, password } });
  expect(await answer.json()).toMatchObject({ auth: true, msg: 'change pass' });
  await other.context().close();

  const row = await foundRow(page, lastname);
  await row.dblclick();
  const edit = page.getByRole('dialog', { name: `Edit user Lou ${lastname}` });
  await edit.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(passwordDialog.getByLabel('Temporary password')).not.toHaveValue(password);
  await passwordDialog.getByRole('button', { name: 'I have noted the password' }).click();
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await row.focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: `Delete user Lou ${lastname}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
