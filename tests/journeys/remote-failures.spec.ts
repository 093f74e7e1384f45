import type { Page, Request } from '@playwright/test';
import { unfold } from '../people/menu.ts';
import { arrive } from '../people/at-work.ts';
import type { Mend } from '../suite/faults/alter-release.ts';
import type { Fault } from '../suite/faults/fault.ts';
import { roundsOf } from '../suite/faults/rounds.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
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

/** Entry of a remote in the menu, by its address: a figure may stand beside its title. */
const entryOf = (page: Page, pin: Pin) => menu(page).locator(`a[href="${menuRouteOf(pin).path}"]`);

/** Menu, palette and bar do what they do when all is well. */
async function expectShellUsable(page: Page, pins: readonly Pin[]): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-connected', 'true');
  await unfold(menu(page));
  for (const pin of pins) await expect(entryOf(page, pin)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: pins.map((pin) => menuRouteOf(pin).titles.en)[0] ?? '', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const [index, { sound, faults }] of roundsOf(REMOTES).entries())
  test(
    `round ${index + 1}: ${sound} works while ${[...faults.keys()].join(', ')} fail, each says how, and Retry needs no reload`,
    SLOW,
    async ({ page }) => {
      const running = await runningRelease();
      const others = [...faults].map(([name, fault]) => ({ pin: pinOf(running, name), fault }));
      await lookAway(page);
      const failing: Failing[] = [];
      for (const { pin, fault } of others) failing.push({ pin, fault, mend: await fault.inject(page, pin) });
      const hanging = failing.filter(({ fault }) => fault.hangs).map(({ pin }) => pin);
      const passTime = hanging.length > 0 ? await expectHang(page, hanging) : undefined;
      const arrivesAt = failing[index % failing.length];
      await arrive(page, 'super', menuRouteOf(arrivesAt?.pin ?? pinOf(running, sound)).path);
      if (arrivesAt) await expectFailing(page, arrivesAt, passTime);
      await expectShellUsable(page, Object.values(running.set.remotes));
      for (const each of failing) {
        await follow(page, each.pin);
        await expectFailing(page, each, passTime);
      }
      await follow(page, pinOf(running, sound));
      await expectWorking(page, pinOf(running, sound));
      const isSamePage = await markPage(page);
      for (const { pin, fault, mend } of failing)
        await test.step(`${pin.declaration.name}, as a remote ${fault.what}, recovers`, async () => {
          await follow(page, pin);
          await expectFailing(page, { pin, fault }, passTime);
          await mend();
          await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
          await expectWorking(page, pin);
        });
      expect(await isSamePage()).toBe(true);
    },
  );

interface Failing {
  readonly pin: Pin;
  readonly fault: Fault;
  readonly mend: Mend;
}

const follow = (page: Page, pin: Pin): Promise<void> => entryOf(page, pin).click();

type PassTime = (pin: Pin) => Promise<void>;

/** Waits for what a person reads; where nothing comes, lets time pass before. */
const expectFailing = (
  page: Page,
  { pin, fault }: Pick<Failing, 'pin' | 'fault'>,
  passTime?: PassTime,
): Promise<void> =>
  test.step(`${pin.declaration.name}, as a remote ${fault.what}, shows the failure`, async () => {
    if (fault.hangs) await passTime?.(pin);
    await expectFailed(page, pin, fault);
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

/** Takes the page's clock in hand. @returns lets time pass once everything has come but what hangs, until the page has given up that remote */
async function expectHang(page: Page, pins: readonly Pin[]): Promise<PassTime> {
  await page.clock.install();
  const onTheWay = new Set<Request>();
  const ended = (request: Request): void => void onTheWay.delete(request);
  page.on('request', (request) => pins.some(({ base }) => request.url().includes(base)) || onTheWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async ({ base }) => {
    await expect(page.locator(`script[src*="${base}"]`).first()).toBeAttached();
    await expect.poll(() => onTheWay.size).toBe(0);
    await expect(async () => {
      await page.clock.fastForward(13_000);
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeEnabled({ timeout: 500 });
    }).toPass();
  };
}
