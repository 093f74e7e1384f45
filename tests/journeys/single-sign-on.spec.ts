import { type IdentityFake, startIdentityFake } from '@navette/identity-fake';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { problemAnswer } from '../office/fake-problems.ts';
import { type Locale, speak } from '../people/sign-in.ts';
import { port } from '../suite/address.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';

// The provider is part of a suite's configuration.
const OFFSET = 18;
const SUGGESTIONS = '/service/address/suggest*';
let provider: IdentityFake;
let suite: OwnSuite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const origin = `http://127.0.0.1:${port + OFFSET}`;
  provider = await startIdentityFake({
    id: 'navette',
    secret: 'of-navette',
    redirectUri: `${origin}/auth/sso/callback`,
  });
  provider.people.set('ann', {
    email: 'ann@house.example',
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Peeters',
    groups: ['Planning'],
  });
  provider.people.set('bob', { email: 'bob@house.example', email_verified: true, name: 'Bob Maes' });
  suite = await startOwnSuite(OFFSET, {
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'navette',
      OIDC_CLIENT_SECRET: 'of-navette',
      OIDC_NAME: 'House login',
      OIDC_ROLES: 'Planning=dispatch',
      PUBLIC_URL: origin,
    },
  });
});
test.afterAll(async () => {
  await suite.stop();
  await provider.stop();
});

/** Signs in on the page of the provider, where any password will do. */
async function signInThere(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.keyboard.press('Enter');
}

test(
  'a dispatcher signs in with the provider of the house, by keyboard, and gets to the requested page',
  SLOW,
  async ({ page }) => {
    await speak(page, 'en', suite.origin);
    await page.goto(`${suite.origin}/booking`);
    const button = page.getByRole('button', { name: 'Sign in with House login' });
    await expect(button).toBeVisible();
    await expectAccessible(page, 'the sign-in page with a provider');
    await button.focus();
    await page.keyboard.press('Enter');
    await signInThere(page, 'ann');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(page).toHaveURL(`${suite.origin}/booking`);
    await expect(page.getByRole('button', { name: /Ann Peeters/ })).toBeVisible();
  },
);

const WORDS: Record<Locale, { readonly button: string; readonly refused: string }> = {
  fr: {
    button: 'Se connecter avec House login',
    refused: 'Votre groupe chez House login ne donne pas accès à Navette',
  },
  nl: { button: 'Aanmelden met House login', refused: 'Uw groep bij House login geeft geen toegang tot Navette' },
  en: { button: 'Sign in with House login', refused: 'Your group at House login gives no access to Navette' },
};

test(
  'a user whose groups have no role is told so in each language, and can still use a local account',
  SLOW,
  async ({ page }) => {
    for (const [index, locale] of (['fr', 'nl', 'en'] as const).entries()) {
      await speak(page, locale, suite.origin);
      await page.goto(`${suite.origin}/login`);
      await page.getByRole('button', { name: WORDS[locale].button }).click();
      // The provider remembers who signed in.
      if (index === 0) await signInThere(page, 'bob');
      await expect(page.getByRole('alert')).toContainText(WORDS[locale].refused);
    }
    await page.locator('input[type=email]').fill('dispatch@navette.example');
    await page.locator('input[type=password]').fill('navette-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test(
  'an expired session continues after a sign-in with the provider in another tab, and keeps the input',
  SLOW,
  async ({ context, page }) => {
    await speak(page, 'en', suite.origin);
    await page.goto(`${suite.origin}/client`);
    await page.getByRole('button', { name: 'Sign in with House login' }).click();
    await signInThere(page, 'ann');
    await page.getByRole('button', { name: 'Add client' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Last ?name/i }).fill('Verhaegen');
    await page.route(`**${SUGGESTIONS}`, (route) => route.fulfill(problemAnswer(401, 'unauthorized')), { times: 1 });
    const address = form.getByRole('combobox', { name: /^Address/ });
    await address.fill('avenue Hippocrate 10');
    const question = page.getByRole('dialog', { name: 'Your session has expired' });
    await expectAccessible(page, 'the dialog of a session that is over, with a provider');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      question.getByRole('button', { name: 'Sign in with House login' }).click(),
    ]);
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(form.getByRole('textbox', { name: /^Last ?name/i })).toHaveValue('Verhaegen');
    await address.fill('avenue Hippocrate 1');
    await page
      .getByRole('option', { name: /Hippocrate/ })
      .first()
      .click();
    await expect(address).toHaveValue(/Woluwe-Saint-Lambert/);
  },
);
