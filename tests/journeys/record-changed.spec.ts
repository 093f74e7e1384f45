import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { newClient } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

interface Saved {
  readonly mobile: string;
  readonly comment: string | null;
}

test(
  'a client that a colleague has saved meanwhile is chosen field by field, and neither text is lost unseen',
  SLOW,
  async ({ page }) => {
    const { id } = await newClient();
    await arrive(page, 'dispatch', `/client?id=${id}`);
    const form = page.getByRole('dialog', { name: /^Edit client/ });
    await form.getByLabel('Mobile').fill('0470 11 22 33');
    const [read] = await callAs<object[]>('lead', 'GET', `/api/client/${id}`);
    await callAs('lead', 'PUT', `/api/client/${id}`, { ...read, mobile: '+32470999999', comment: 'Rings twice' });

    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog');
    const mobile = question.getByRole('group', { name: 'Mobile' });
    await expect(mobile.getByRole('radio', { name: /\+32 470 11 22 33/ })).toBeChecked();
    await expect(mobile.getByRole('radio', { name: /\+32 470 99 99 99/ })).not.toBeChecked();
    await expect(question.getByRole('radio', { name: /Rings twice/ })).toBeChecked();
    await expectAccessible(page, 'choice between two texts');
    await question.getByRole('button', { name: 'Save this choice' }).click();
    await expect(form).toBeHidden();
    const [saved] = await callAs<Saved[]>('lead', 'GET', `/api/client/${id}`);
    expect(saved).toMatchObject({ mobile: '+32470112233', comment: 'Rings twice' });
  },
);
