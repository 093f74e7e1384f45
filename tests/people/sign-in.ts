import { expect, type Page } from '@playwright/test';
import { baseUrl } from '../suite/address.ts';
import { goQuiet } from '../suite/shared-page.ts';
import { emailOf, PASSWORD, type Role } from './roles.ts';

export const LOCALES = ['fr', 'nl', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Chooses the language before the first page loads, as a returning user has it. */
export async function speak(page: Page, locale: Locale, origin = baseUrl): Promise<void> {
  await goQuiet(page, origin);
  await page.evaluate((chosen) => localStorage.setItem('navette.locale', chosen), locale);
}

/** Signs in through the page, and waits for the shell. */
export async function signIn(page: Page, role: Role, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await page.locator('input[type=email]').fill(emailOf(role));
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('banner')).toBeVisible();
}
