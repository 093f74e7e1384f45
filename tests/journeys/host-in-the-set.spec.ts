import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { unfold } from '../people/menu.ts';
import { arrive } from '../people/at-work.ts';
import type { Role } from '../people/roles.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { startOwnSuite, type OwnSuite } from '../suite/own-suite.ts';
import { buildRemote, copyRemote, editJson } from '../suite/releases/build-version.ts';
import { copyFormerHost } from '../suite/releases/former-host.ts';
import { Ops, type Changed, type Published } from '../suite/releases/ops.ts';
import { runningRelease } from '../suite/running-release.ts';

/** A host that provides an older React. */
const FORMER = '0.0.9';

/** Master data that needs a later React than that host has. */
const NEXT = '1.91.0';

let suite: OwnSuite;
let ops: Ops;
/** The set with which the suite started, to which every journey returns. */
let first: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  suite = await startOwnSuite(12);
  ops = new Ops(suite);
  first = (await runningRelease(suite)).set.id;
  await ops.do<Published>('publish', await copyFormerHost(suite.folder, FORMER, '19.2.0'));
  await publishAsking(NEXT, { requires: { react: '^19.3.0' } });
});
test.afterEach(() => ops.do<Changed>('rollback', '--to', first, '--why', 'End of a journey'));
test.afterAll(() => suite.stop());

const activate = (...versions: readonly string[]): Promise<Changed> =>
  ops.do('activate', ...versions, '--without-boot', '--why', `Trying ${versions.join(' and ')}`);

async function at(browser: Browser, role: Role, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, role, path, { origin: suite.origin });
  return page;
}

const hostOf = (page: Page) => page.locator('meta[name=navette-host]');

const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function trySaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add M-code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
}

/** Builds and publishes master data that asks for shared libraries of its own. @returns the `dist` folder */
async function publishAsking(version: string, choice: object): Promise<string> {
  const remote = await copyRemote(suite.folder, 'masterdata', { version });
  await writeFile(join(remote, 'shared.json'), JSON.stringify(choice));
  // Libraries of its own weigh more than the budget of the released remote.
  await editJson(join(remote, 'budget.json'), { total: 200 });
  const dist = await buildRemote(remote);
  await ops.do<Published>('publish', dist);
  return dist;
}

test(
  'a set brings its host along and a rollback restores the former one, while open tabs keep theirs',
  SLOW,
  async ({ browser }) => {
    const before = await at(browser, 'super', '/booking');
    await headed(before, 'Bookings');
    await activate(`host@${FORMER}`);
    const during = await at(browser, 'super', '/booking');
    await expect(hostOf(during)).toHaveAttribute('content', FORMER);
    await headed(during, 'Bookings');
    await ops.do<Changed>('rollback', '--why', 'The host before');
    const after = await at(browser, 'super', '/booking');
    await headed(after, 'Bookings');
    for (const [page, host] of [
      [before, 'deployed'],
      [during, FORMER],
      [after, 'deployed'],
    ] as const) {
      // A page of the host that no tab has loaded yet: a chunk of its own generation.
      const menu = page.getByRole('navigation').first();
      await unfold(menu);
      await menu.getByRole('link', { name: 'Releases' }).click();
      await headed(page, 'Releases');
      await expect(hostOf(page)).toHaveAttribute('content', host);
      await page.context().close();
    }
  },
);

test('a host is tried out by a role, and everybody else keeps theirs', SLOW, async ({ browser }) => {
  await ops.do<Changed>('stage', `host@${FORMER}`, '--role', 'lead', '--why', 'The next host');
  const [lead, dispatcher] = [await at(browser, 'lead', '/booking'), await at(browser, 'dispatch', '/booking')];
  await expect(hostOf(lead)).toHaveAttribute('content', FORMER);
  await expect(hostOf(dispatcher)).toHaveAttribute('content', 'deployed');
  await Promise.all([headed(lead, 'Bookings'), headed(dispatcher, 'Bookings')]);
  await lead.goto(`${suite.origin}/booking?safe=1`);
  await expect(lead.getByText('In safe mode this page is not loaded.')).toBeVisible();
  await expect(hostOf(lead)).toHaveAttribute('content', 'deployed');
  await lead.getByRole('button', { name: 'Leave safe mode' }).click();
  await expect(hostOf(lead)).toHaveAttribute('content', FORMER);
  // A page that still starts may learn of the end of the trial itself, and the reload below would meet its own.
  await headed(lead, 'Bookings');
  await ops.do<Changed>('unstage', '--why', 'Tried enough');
  await lead.reload();
  await expect(hostOf(lead)).toHaveAttribute('content', 'deployed');
  await headed(lead, 'Bookings');
  await Promise.all([lead.context().close(), dispatcher.context().close()]);
});

test(
  'a breaking library version is activated with the host and the remotes that need it, and rolled back',
  SLOW,
  async ({ browser }) => {
    await activate(`host@${FORMER}`);
    const refused = await ops.try('activate', `masterdata@${NEXT}`, '--without-boot', '--why', 'Needs the next host');
    expect(refused.code).toBe(1);
    expect(refused.output + refused.errors).toContain('It needs react ^19.3.0; its host provides 19.2.0');
    await activate('host@deployed', `masterdata@${NEXT}`);
    const page = await at(browser, 'super', '/mcode');
    await expect(hostOf(page)).toHaveAttribute('content', 'deployed');
    await trySaving(page);
    await ops.do<Changed>('rollback', '--why', 'Back to the former library');
    await page.goto(`${suite.origin}/mcode`);
    await expect(hostOf(page)).toHaveAttribute('content', FORMER);
    await trySaving(page);
    expect((await runningRelease(suite)).set.remotes.masterdata?.version).not.toBe(NEXT);
    await page.context().close();
  },
);

test(
  'a remote that needs a later library than its host has is refused by the browser too',
  SLOW,
  async ({ browser }) => {
    await ops.do<Changed>('activate', `host@${FORMER}`, `masterdata@${NEXT}`, '--unverified', '--why', 'Let us see');
    const page = await at(browser, 'super', '/mcode');
    await expect(page.getByText(`version ${NEXT} does not work here`)).toBeVisible();
    await headed(page, 'M-codes');
    await page.context().close();
  },
);

test('a remote with its own copy of a library runs beside the others', SLOW, async ({ browser }) => {
  test.setTimeout(180_000);
  const dist = await publishAsking('1.92.0', { private: ['zod'] });
  const { shared } = JSON.parse(await readFile(join(dist, 'facts.json'), 'utf8'));
  expect(Object.keys(shared)).toContain('react');
  expect(Object.keys(shared)).not.toContain('zod');
  await activate('masterdata@1.92.0');
  const page = await at(browser, 'super', '/mcode');
  await trySaving(page);
  await page.goto(`${suite.origin}/booking`);
  await headed(page, 'Bookings');
  await page.context().close();
});
