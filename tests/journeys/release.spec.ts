import type { Browser, Page } from '@playwright/test';
import { bookingDialog } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import type { Role } from '../people/roles.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';
import { builtVersion } from '../suite/releases/built-once.ts';
import { hostAsServed, hostOnDisk } from '../suite/releases/host-files.ts';
import { type Changed, type HistoryLine, Ops, type Published, type Verified } from '../suite/releases/ops.ts';
import { FILTERS } from '../suite/releases/versions.ts';
import { pinOf, runningRelease } from '../suite/running-release.ts';

test.describe.configure({ mode: 'serial' });

const TITLE = 'Bookings';
const NEW_TITLE = 'Bookings and trips';

let suite: OwnSuite;
let ops: Ops;
let before: string;

test.beforeAll(async () => {
  suite = await startOwnSuite(2);
  ops = new Ops(suite);
  before = pinOf(await runningRelease(suite), 'dispatch').base;
});

test.afterAll(() => suite.stop());

/** Somebody's own browser on the bookings. */
async function at(browser: Browser, role: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, role, '/booking', { origin: suite.origin });
  return page;
}

/** The button that comes with "A new version is ready". */
const refresh = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'A new version is ready. You will stay on this page.' })
    .getByRole('button', { name: 'Refresh' });

async function expectVersion(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: title, exact: true }),
  ).toBeVisible();
}

test(
  'a version is published, verified in a browser, and staged for the lead, who switches versions with one click',
  SLOW,
  async ({ browser }) => {
    // Every page, slot and dialog of the version is opened in a browser.
    test.setTimeout(600_000);
    const dist = await builtVersion(suite.folder, 'dispatch', FILTERS);
    expect(await ops.do<Published>('publish', dist)).toMatchObject({ version: '1.91.0', added: true });
    const verified = await ops.do<Verified>('verify', 'dispatch@1.91.0', '--boot');
    expect(verified).toMatchObject({ passed: true, verified: 'full' });
    expect(verified.checks.find(({ check }) => check === 'boot')).toMatchObject({ outcome: 'passed' });
    expect(await ops.do<Changed>('stage', 'dispatch@1.91.0', '--role', 'lead', '--why', 'A first look')).toMatchObject({
      changed: true,
      verified: 'full',
    });

    const [lead, colleague] = await Promise.all([at(browser, 'lead'), at(browser, 'dispatch')]);
    await expectVersion(lead, NEW_TITLE);
    await lead.getByRole('button', { name: 'Preview' }).click();
    await expect(lead.getByText(/^Dispatching: 1\.91\.0 instead of \d+\.\d+\.\d+\b/)).toBeVisible();
    await lead.keyboard.press('Escape');
    await expectVersion(colleague, TITLE);
    await expect(colleague.getByRole('button', { name: /preview/i })).toBeHidden();
    await lead.getByRole('button', { name: 'Back to the stable version' }).click();
    await expectVersion(lead, TITLE);
    await lead.getByRole('button', { name: 'Try the next version' }).click();
    await expectVersion(lead, NEW_TITLE);
    await Promise.all([lead.context().close(), colleague.context().close()]);
  },
);

test(
  'an activated version is offered to open pages, never over a form, and the host stays as it is, byte for byte',
  SLOW,
  async ({ browser }) => {
    const [onDisk, served] = await Promise.all([hostOnDisk(), hostAsServed(suite.origin)]);
    const [reading, writing] = await Promise.all([at(browser, 'dispatch'), at(browser, 'admin')]);
    await Promise.all([expectVersion(reading, TITLE), expectVersion(writing, TITLE)]);
    await writing.getByRole('button', { name: 'New booking' }).click();
    const form = bookingDialog(writing);
    await form.getByLabel('Appointment').fill('10:00');

    expect(await ops.do<Changed>('activate', '--staged', '--anyway', '--why', 'The lead is content')).toMatchObject({
      changed: true,
      verified: 'full',
    });
    await expect(refresh(reading)).toBeVisible();
    await expectVersion(reading, TITLE);
    await expect(
      writing.getByText('A new version is ready. You can refresh once what you are typing is saved.'),
    ).toBeVisible();
    await expect(refresh(writing)).toBeHidden();
    await expect(form.getByLabel('Appointment')).toHaveValue('10:00');
    await refresh(reading).click();
    await expectVersion(reading, NEW_TITLE);
    await expect(refresh(reading)).toBeHidden();

    await form.getByRole('button', { name: 'Cancel' }).click();
    await writing.getByRole('button', { name: 'Discard changes' }).click();
    await refresh(writing).click();
    await expectVersion(writing, NEW_TITLE);
    expect(await hostOnDisk()).toEqual(onDisk);
    expect(await hostAsServed(suite.origin)).toEqual(served);
    await Promise.all([reading.context().close(), writing.context().close()]);
  },
);

test(
  'after a rollback everybody is offered the former version, and the history says why',
  SLOW,
  async ({ browser }) => {
    const page = await at(browser, 'dispatch');
    await expectVersion(page, NEW_TITLE);
    expect(await ops.do<Changed>('rollback', '--why', 'Prices were wrong')).toMatchObject({ changed: true });
    await refresh(page).click();
    await expectVersion(page, TITLE);
    expect(pinOf(await runningRelease(suite), 'dispatch').base).toBe(before);
    const [last] = await ops.do<HistoryLine[]>('history');
    expect(last).toMatchObject({
      action: 'rollback',
      who: 'journeys',
      why: 'Prices were wrong',
      remotes: [{ name: 'dispatch', before: '1.91.0' }],
    });
    await page.context().close();
  },
);
