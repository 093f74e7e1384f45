import type { Page } from '@playwright/test';
import { unfold } from '../people/menu.ts';
import { goInside } from '../people/go.ts';
import { ROLES, type Role } from '../people/roles.ts';
import { signIn, speak } from '../people/sign-in.ts';
import { expect, test } from '../suite/journey.ts';
import { runningRelease } from '../suite/running-release.ts';

const DISPATCHING = [
  'calendar',
  'timeline',
  'client',
  'driver',
  'destination',
  'booking',
  'distance',
  'mail',
  'myDrivers',
  'planningBooqit',
];
const MONEY = ['archiveDrivers', 'walletclient', 'invoice', 'archive', 'inserts', 'expenses'];

/** The pages of each role, beside `home` and `help`, which all have; `super` has all. Which of them exist, the release says. */
const PAGES: Partial<Record<Role, readonly string[]>> = {
  dispatch: DISPATCHING,
  account: MONEY,
  invoice: [...MONEY, 'invoicing', 'walletdriver', 'invoicesDrivers', 'tickets', 'calculate', 'mail'],
  admin: [...DISPATCHING, 'transportsBooqit'],
  lead: [...DISPATCHING, 'walletdriver', 'invoicesDrivers', 'archiveDrivers', 'transportsBooqit'],
};

/** The menu's entries for a role, beside Home: by their addresses, as figures may stand beside their titles. */
async function entriesOf(role: Role): Promise<readonly { readonly path: string; readonly title: string }[]> {
  const { set } = await runningRelease();
  const routes = Object.values(set.remotes).flatMap(({ declaration }) => declaration.routes);
  const open = routes.filter(
    ({ path, page, menu }) =>
      menu !== undefined &&
      path !== '/' &&
      (role === 'super' || ['home', 'help'].includes(page) || PAGES[role]?.includes(page)),
  );
  const ofRemotes = open.map(({ path, titles }) => ({ path, title: titles.en }));
  return [...ofRemotes, ...(role === 'super' ? [{ path: '/releases', title: 'Releases' }] : [])];
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entries = (page: Page) => menu(page).getByRole('link');

for (const role of ROLES.filter((name) => name in PAGES || name === 'super')) {
  test(`${role} finds exactly the pages of the role in the menu, and each opens without a refused call`, async ({
    page,
  }) => {
    await speak(page, 'en');
    await signIn(page, role);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
    await unfold(menu(page));
    const expected = await entriesOf(role);
    await expect(entries(page)).toHaveCount(expected.length + 1);
    await expect(entries(page).first()).toHaveText('Home');
    const found = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found.slice(1).toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
    await page.reload();
    await expect(entries(page)).toHaveCount(expected.length + 1);
    for (const { path, title } of expected) {
      await goInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(refused).toEqual([]);
  });
}

test('a page of another role is refused, with the reason and a link home', async ({ page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch');
  await page.goto('/mcode');
  await expect(page.getByText('Your role gives no access to this page. Ask your manager.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
});

test('an unknown address shows that it has no page', async ({ page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
