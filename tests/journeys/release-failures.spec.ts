import { readFileSync } from 'node:fs';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { newSession, send } from '../office/api.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';
import { copyRemote, editTexts, type VersionChange } from '../suite/releases/build-version.ts';
import { builtVersion } from '../suite/releases/built-once.ts';
import { startDevServer } from '../suite/releases/dev-server.ts';
import { type Changed, type HistoryLine, Ops, type Published, type Verified } from '../suite/releases/ops.ts';
import { TRACKS } from '../suite/releases/versions.ts';
import { pinOf, runningRelease } from '../suite/running-release.ts';

const PAGE = 'src/pages/history/index.tsx';
const source = readFileSync(new URL(`../../remote-live/${PAGE}`, import.meta.url), 'utf8');
// With the calls of the released page: a build refuses a route that declares others.
const BROKEN = source.replace(
  'HistoryPage(): ReactNode {',
  "$& if (document.body) throw new Error('The week has no Monday');",
);
const TELLING = `${source}
fetch('https://elsewhere.example/who-was-where').catch(() => undefined);
`;

let suite: OwnSuite;
let ops: Ops;
/** The set with which the suite started, to which every journey returns. */
let first: string;

test.beforeAll(async () => {
  suite = await startOwnSuite(3, { remotes: ['live', 'booqit'] });
  // A page that fails does so for everybody.
  ops = new Ops(suite, []);
  first = (await runningRelease(suite)).set.id;
});

test.afterEach(() => ops.do<Changed>('rollback', '--to', first, '--why', 'End of a journey'));
test.afterAll(() => suite.stop());

/** Publishes a version, unless a journey before has. @returns its folder in the registry */
async function publish(change: VersionChange, name = 'live'): Promise<string> {
  const { folder } = await ops.do<Published>('publish', await builtVersion(suite.folder, name, change));
  return folder;
}

const activate = (...versions: readonly string[]): Promise<Changed> =>
  ops.do('activate', ...versions, '--without-boot', '--why', `Trying ${versions.join(' and ')}`);

/** Somebody's own browser on the page that the versions change. */
async function at(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, 'super', '/trackerHistory', { origin: suite.origin });
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a file that was changed in the registry is refused before and after it runs, and the page goes on with the former version',
  SLOW,
  async ({ browser }) => {
    const folder = await publish(TRACKS);
    await activate('live@1.92.0');
    const [script] = (await readdir(folder)).filter((file) => /pages__history\.\w+\.js$/.test(file));
    await appendFile(join(folder, script ?? ''), '\nglobalThis.intruder = true;');
    await rm(join(folder, `${script}.br`), { force: true });

    const verified = await ops.try('verify', '--json');
    expect(verified.code).toBe(1);
    const { checks }: Verified = JSON.parse(verified.output);
    const files = checks.find(({ check }) => check === 'files');
    expect(files?.outcome).toBe('failed');
    expect(files?.findings).toContainEqual({
      remote: 'live',
      detail: expect.stringContaining(`${script} differs from the released file`),
    });

    const page = await at(browser);
    await expect(heading(page)).toHaveText('Location history');
    await expect(page.getByText(FORMER)).toBeVisible();
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    await page.context().close();
  },
);

test(
  'a version with failing pages is rolled back automatically, alone of its set, when ops enabled that',
  SLOW,
  async ({ browser }) => {
    test.setTimeout(600_000);
    await ops.do('policy', '--automatic', 'on', '--minimum', '3', '--budget', '0.2', '--why', 'Nights without ops');
    await publish({ version: '1.93.0', sources: { [PAGE]: BROKEN } });
    const booted = await ops.try('verify', 'live@1.93.0', '--boot', '--json');
    expect(booted.code).toBe(1);
    expect(booted.output).toContain('The week has no Monday');
    const refused = await ops.try('activate', 'live@1.93.0', '--without-boot', '--why', 'It looked fine here');
    expect(refused.code).toBe(1);
    expect((await runningRelease(suite)).set.id).toBe(first);
    await publish({ version: '1.93.0' }, 'booqit');
    const former = pinOf(await runningRelease(suite), 'live').version;
    const both = ['live@1.93.0', 'booqit@1.93.0'];
    await ops.do<Changed>('activate', ...both, '--unverified', '--why', 'It looked fine here');
    const pages = await Promise.all([at(browser), at(browser), at(browser)]);
    for (const page of pages) {
      await expect(heading(page)).toHaveText('Location history');
      await expect(page.getByText(FORMER)).toBeVisible();
    }
    await expect.poll(async () => pinOf(await runningRelease(suite), 'live').version).toBe(former);
    expect(pinOf(await runningRelease(suite), 'booqit').version).toBe('1.93.0');
    const [last] = await ops.do<HistoryLine[]>('history');
    // The third session counts when its page has loaded; its failure may be reported after the rollback.
    expect(last).toMatchObject({
      action: 'rollback',
      who: 'automatic',
      why: expect.stringMatching(/^live 1\.93\.0 failed in [23] of 3 sessions/),
      remotes: [{ name: 'live', before: '1.93.0' }],
    });
    await ops.do('policy', '--automatic', 'off', '--why', 'End of the journey');
    await Promise.all(pages.map((page) => page.context().close()));
  },
);

test('violations of the content security policy by a remote are counted for it', SLOW, async ({ browser }) => {
  await publish({ version: '1.94.0', sources: { [PAGE]: TELLING } });
  await activate('live@1.94.0');
  const page = await at(browser);
  await expect(heading(page)).toHaveText('Location history');
  const { token } = await newSession('super', suite.origin);
  const violations = async () => {
    const { remotes } = await send<{ remotes: readonly { name: string; violations: number; failed: number }[] }>(
      'GET',
      '/service/release/status',
      undefined,
      { token, origin: suite.origin },
    );
    return Object.fromEntries(remotes.map(({ name, violations }) => [name, violations]));
  };
  await expect.poll(violations).toMatchObject({ live: 1, booqit: 0 });
  await page.context().close();
});

test('a developer’s own version of a remote is shown only while ops allow it', SLOW, async ({ browser }) => {
  const remote = await copyRemote(suite.folder, 'live', {
    version: '1.96.0',
    texts: { 'history.title': 'Tracks in the making' },
  });
  const server = await startDevServer(remote, suite.origin);
  try {
    const page = await at(browser);
    const address = server.address.replace('/?', '/trackerHistory?');
    await page.goto(address);
    await expect(heading(page)).toHaveText('Location history');
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await ops.do('overrides', 'allow', server.origin, '--hours', '1', '--why', 'A bug that only shows with real data');
    await page.goto(address);
    await expect(heading(page)).toHaveText('Tracks in the making');
    await editTexts(remote, { 'history.title': 'Tracks made anew' });
    await expect(heading(page)).toHaveText('Tracks made anew');
    await ops.do('overrides', 'forbid', '--why', 'The bug is found');
    await page.goto(address);
    await expect(heading(page)).toHaveText('Location history');
    await page.context().close();
  } finally {
    await server.stop();
  }
});

const FORMER = /^Live: version 1\.9\d\.0 does not work here\. You keep working with version \d+\.\d+\.\d+\+\w+\.$/;
const NOT_ALLOWED = /is not used: this origin is not allowed at the moment\.$/;
