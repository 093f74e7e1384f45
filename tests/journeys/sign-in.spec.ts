import { baseUrl } from '../suite/address.ts';
import { emailOf, PASSWORD } from '../people/roles.ts';
import { LOCALES, signIn, speak } from '../people/sign-in.ts';
import { coreIf, expect, test } from '../suite/journey.ts';

const texts = {
  fr: {
    heading: 'Connexion',
    wrong: 'Email ou mot de passe est incorrect',
    invalid: 'Email pas valid',
    submit: 'Se connecter',
  },
  nl: {
    heading: 'Aanmelden',
    wrong: 'E-mail of wachtwoord is onjuist',
    invalid: 'E-mail is niet geldig',
    submit: 'Aanmelden',
  },
  en: { heading: 'Sign in', wrong: 'Wrong email or password', invalid: 'E-mail must be valid', submit: 'Sign in' },
} as const;

for (const locale of LOCALES) {
  test(
    `the sign-in page speaks ${locale} and refuses wrong input with a visible text`,
    coreIf(locale === 'en'),
    async ({ page }) => {
      const expected = texts[locale];
      await speak(page, locale);
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.heading);
      const submit = page.getByRole('button', { name: expected.submit });
      await expect(submit).toBeDisabled();
      await page.locator('input[type=email]').fill('nobody');
      await page.locator('input[type=password]').fill('something');
      await expect(page.getByText(expected.invalid)).toBeVisible();
      await expect(submit).toBeDisabled();
      await page.locator('input[type=email]').fill(`nobody-${locale}@navette.example`);
      await submit.click();
      await expect(page.getByText(expected.wrong)).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
    },
  );
}

test('signing in leads to the page that was asked for, and never to another origin', async ({ page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch', '/booking?q=clinic');
  await expect(page).toHaveURL(/\/booking\?q=clinic$/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/login?redirect=//evil.example/');
  await page.locator('input[type=email]').fill(emailOf('dispatch'));
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseUrl);
});

test('signing out ends the session in every tab', async ({ context, page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch');
  const other = await context.newPage();
  await other.goto('/booking');
  await expect(other.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});
