import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { type Colleague, newColleague } from '../office/colleague.ts';
import { foundRow } from '../office/found-row.ts';
import { arrive } from '../people/at-work.ts';
import { speak } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

async function enterPassword(page: Page, { email, password }: Colleague): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

test(
  'a second factor is set up, asked for, replaced by a recovery code, and reset by an administrator',
  SLOW,
  async ({ page }) => {
    const colleague = await newColleague();
    const { lastname, password } = colleague;
    await speak(page, 'en');
    await enterPassword(page, colleague);
    await expect(page).not.toHaveURL(/\/login/);

    await page.getByRole('button', { name: /Lou Equipe/ }).click();
    await page.getByRole('button', { name: 'Two-step verification' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two-step verification' });
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret });
    await dialog.getByLabel('Code that the app shows').fill(totp.generate());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await dialog.getByRole('button', { name: 'I have stored the codes' }).click();
    await expect(page.getByText('Two-step verification is switched on.')).toBeVisible();
    await page.keyboard.press('Escape');

    await signOut(page);
    await enterPassword(page, colleague);
    // A code serves once: the one of the set-up is spent, so the next period's stands in for half a minute of waiting.
    await page.getByLabel('Verification code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);

    await signOut(page);
    await enterPassword(page, colleague);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);

    await arrive(page, 'super', '/users', { own: true });
    const row = await foundRow(page, lastname);
    await row.dblclick();
    const edit = page.getByRole('dialog', { name: `Edit user Lou ${lastname}` });
    await edit.getByRole('button', { name: 'Reset two-step verification' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText(`Two-step verification of Lou ${lastname} reset`)).toBeVisible();
    await signOut(page);
    await enterPassword(page, colleague);
    await expect(page).not.toHaveURL(/\/login/);
  },
);
