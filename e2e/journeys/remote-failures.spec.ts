import type { Page, Request } from '@playwright/test';
import { arrive } from '../people/at-work.ts';
import { BAD_RELEASES } from '../suite/faults/bad-releases.ts';
import { DELIVERY_FAULTS } from '../suite/faults/delivery.ts';
import type { Fault } from '../suite/faults/fault.ts';
import { expect, test } from '../suite/journey.ts';
import { REMOTES } from '../suite/remotes.ts';
import { keepFromNext } from '../suite/shared-page.ts';
import { menuRouteOf, pinOf, runningRelease, type Pin } from '../suite/running-release.ts';

test.describe.configure({ mode: 'parallel' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const failure = (page: Page, { declaration }: Pin) =>
  page.getByText(`${declaration.titles.en}: this part is not available at the moment.`);

async function expectFailed(page: Page, pin: Pin, { reason, detail }: Fault): Promise<void> {
  await expect(failure(page, pin)).toBeVisible();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pin.declaration.titles.en);
  await expect(main.getByText(reason)).toBeVisible();
  await expect(main.getByText(detail).first()).toBeVisible();
  await expect(main.getByText(/incident [2-9A-Z]{8}/i)).toBeVisible();
  await expect(page.getByText('The rest of the application keeps working.')).toBeVisible();
}

async function expectWorking(page: Page, pin: Pin): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuRouteOf(pin).titles.en);
  // The first page of a remote is a list, or a map.
  const contents = page
    .getByRole('grid')
    .getByRole('row')
    .nth(1)
    .or(page.getByRole('region', { name: 'Map of drivers and places' }));
  await expect(contents).toBeVisible();
  await expect(failure(page, pin)).toBeHidden();
}

/** Menu, palette and bar do what they do when all is well. */
async function expectShellUsable(page: Page, pins: readonly Pin[]): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-connected', 'true');
  for (const pin of pins)
    await expect(menu(page).getByRole('link', { name: menuRouteOf(pin).titles.en, exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: pins.map((pin) => menuRouteOf(pin).titles.en)[0] ?? '', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('every remote of the running set has its failures tried below', async () => {
  const { set } = await runningRelease();
  expect(Object.keys(set.remotes).toSorted()).toEqual([...REMOTES].toSorted());
});

for (const name of REMOTES)
  for (const fault of [...DELIVERY_FAULTS, ...BAD_RELEASES])
    test(`${name}, as a remote ${fault.what}, says so; the rest works, and Retry needs no reload`, async ({ page }) => {
      const running = await runningRelease();
      const pin = pinOf(running, name);
      const others = Object.values(running.set.remotes).filter(({ declaration }) => declaration.name !== name);
      await fault.inject(page, pin);
      await lookAway(page);
      const hang = fault.hangs && (await expectHang(page, pin));
      await arrive(page, 'super', menuRouteOf(pin).path);
      await hang?.();
      await expectFailed(page, pin, fault);
      await expectShellUsable(page, Object.values(running.set.remotes));
      for (const other of others) {
        await menu(page)
          .getByRole('link', { name: menuRouteOf(other).titles.en, exact: true })
          .click();
        await expectWorking(page, other);
      }
      await menu(page)
        .getByRole('link', { name: menuRouteOf(pin).titles.en, exact: true })
        .click();
      await expectFailed(page, pin, fault);
      await hang?.();
      const isSamePage = await markPage(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expectWorking(page, pin);
      expect(await isSamePage()).toBe(true);
    });

/** As in a tab that nobody looks at, in which a part that failed is not tried again by itself. */
async function lookAway(page: Page): Promise<void> {
  keepFromNext(page);
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
}

/** @returns whether the page was not loaded anew since */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { journeyMark: true }));
  return () => page.evaluate(() => 'journeyMark' in globalThis);
}

/** Takes the page's clock in hand. @returns lets time pass once everything has come but what hangs, until the page has given up */
async function expectHang(page: Page, pin: Pin): Promise<() => Promise<void>> {
  await page.clock.install();
  const onTheWay = new Set<Request>();
  const ended = (request: Request): void => void onTheWay.delete(request);
  page.on('request', (request) => request.url().includes(pin.base) || onTheWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await expect(page.locator(`script[src*="${pin.base}"]`).first()).toBeAttached();
    await expect.poll(() => onTheWay.size).toBe(0);
    await expect(async () => {
      await page.clock.fastForward(13_000);
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeEnabled({ timeout: 500 });
    }).toPass();
  };
}
