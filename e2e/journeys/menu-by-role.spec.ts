import { expect, test, type Page } from '@playwright/test';
import { ROLES, type Role } from '../people/roles.ts';
import { signIn, speak } from '../people/sign-in.ts';

/** What stands in each role's menu, of the pages that exist (S1 §6). */
const MENUS: Record<Role, readonly string[]> = {
  dispatch: ['Home', 'Bookings'],
  account: ['Home'],
  invoice: ['Home'],
  admin: ['Home', 'Bookings'],
  lead: ['Home', 'Bookings'],
  super: ['Home', 'Bookings', 'M-codes'],
};

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');

for (const role of ROLES) {
  test(`${role} finds exactly the pages of the role in the menu`, async ({ page }) => {
    await speak(page, 'en');
    await signIn(page, role);
    await expect(entries(page)).toHaveText([...MENUS[role]]);
  });
}

test('a page of another role is refused, with the reason and a way back', async ({ page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch');
  await page.goto('/mcode');
  await expect(page.getByText('Your role gives no access to this page.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await speak(page, 'en');
  await signIn(page, 'dispatch');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
