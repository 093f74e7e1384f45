import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';
import { startOwnSuite, type OwnSuite } from '../suite/own-suite.ts';
import { buildRemote, copyRemote } from '../suite/releases/build-version.ts';
import { buildFloorHost } from '../suite/releases/floor-host.ts';
import { Ops, type Changed, type Published } from '../suite/releases/ops.ts';

/** One page of each remote, with a table, a form, a map or a board in it. */
const PAGES = [
  ['/booking', 'Bookings'],
  ['/mcode', 'M-codes'],
  ['/walletclient', 'Client wallet'],
  ['/transportsBooqit', 'Booqit transports'],
  ['/tracker', 'Live map'],
] as const;

let suite: OwnSuite;
let ops: Ops;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  suite = await startOwnSuite(12, { hostDir: await buildFloorHost() });
  ops = new Ops(suite);
});
test.afterAll(() => suite.stop());

test('remotes of today run in a host with the lowest versions of the shared libraries', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const { shared } = await (await fetch(`${suite.origin}/host.json`)).json();
  const { dependencies } = JSON.parse(await readFile(join(import.meta.dirname, '../floor/package.json'), 'utf8'));
  expect(shared['@tanstack/react-query']).toBe(dependencies['@tanstack/react-query']);
  await arrive(page, 'super', '/', { origin: suite.origin });
  for (const [path, title] of PAGES) {
    await page.goto(`${suite.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('this part is not available at the moment')).toBeHidden();
  }
  await page.goto(`${suite.origin}/mcode`);
  await page.getByRole('button', { name: 'Add M-code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
  expect(faults).toEqual([]);
});

/** Builds and publishes master data that asks for shared libraries of its own. */
async function publishAsking(version: string, choice: object): Promise<string> {
  const remote = await copyRemote(suite.folder, 'masterdata', { version });
  await writeFile(join(remote, 'shared.json'), JSON.stringify(choice));
  const dist = await buildRemote(remote);
  await ops.do<Published>('publish', dist);
  return dist;
}

test('a remote with its own copy of a library runs beside the others', async ({ page }) => {
  test.setTimeout(180_000);
  const dist = await publishAsking('1.90.0', { private: ['zod'] });
  const { shared } = JSON.parse(await readFile(join(dist, 'facts.json'), 'utf8'));
  expect(Object.keys(shared)).toContain('react');
  expect(Object.keys(shared)).not.toContain('zod');
  await ops.do<Changed>('activate', 'masterdata@1.90.0', '--without-boot', '--why', 'A newer zod');
  await arrive(page, 'super', '/mcode', { origin: suite.origin });
  await page.getByRole('button', { name: 'Add M-code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
  await page.goto(`${suite.origin}/booking`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});

test('a remote that needs a later version than the host has is refused before anybody gets it, and in the browser', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await publishAsking('1.91.0', { requires: { react: '^19.3.0' } });
  const refused = await ops.try('activate', 'masterdata@1.91.0', '--without-boot', '--why', 'Needs the next host');
  expect(refused.code).toBe(1);
  expect(refused.output + refused.errors).toContain('It needs react ^19.3.0; the deployed host provides 19.2.0');
  await ops.do<Changed>('activate', 'masterdata@1.91.0', '--unverified', '--why', 'Let us see');
  await arrive(page, 'super', '/mcode', { origin: suite.origin });
  await expect(page.getByText(/version 1\.91\.0 does not work here/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
});
