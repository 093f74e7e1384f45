import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bodyRows } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import type { Role } from '../people/roles.ts';
import { expect, needs, SLOW, test } from '../suite/journey.ts';
import { root } from '../suite/root.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';
import { packedKit } from '../suite/releases/built-once.ts';
import { runShell } from '../suite/releases/command.ts';
import { commandsIn } from '../suite/releases/copied-repository.ts';
import { type Changed, Ops } from '../suite/releases/ops.ts';
import { builtStock, type Portal, startPortal } from '../suite/releases/stock.ts';

/** Author of commits where git is not configured. */
const TEAM = {
  GIT_AUTHOR_NAME: 'A team',
  GIT_AUTHOR_EMAIL: 'team@navette.example',
  GIT_COMMITTER_NAME: 'A team',
  GIT_COMMITTER_EMAIL: 'team@navette.example',
};

const TEXTS = {
  fr: { 'x.permission': 'Codes tarifaires', 'x.tariffs': 'Tarifs' },
  nl: { 'x.permission': 'Tariefcodes', 'x.tariffs': 'Tarieven' },
  en: { 'x.permission': 'Tariff codes', 'x.tariffs': 'Tariffs' },
};

/** Writes what docs/write-a-remote.md declares under "What it brings along" into the remote. */
async function bringAlong(remote: string): Promise<void> {
  const shown = await commandsIn('write-a-remote.md', 'searches: [');
  const declaration = shown.replace(
    '  // …\n',
    "  package: pkg,\n  messages: { fr, nl, en },\n  titleKey: 'x.title',\n",
  );
  const file = join(remote, 'src/remote.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, `${source.slice(0, source.indexOf('export default'))}${declaration}`);
  for (const [language, texts] of Object.entries(TEXTS)) {
    const catalogue = join(remote, `messages/${language}.json`);
    const messages = { ...JSON.parse(await readFile(catalogue, 'utf8')), ...texts };
    const sorted = Object.fromEntries(Object.entries(messages).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    await writeFile(catalogue, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

async function at(browser: Browser, role: Role, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, role, '/', { origin });
  return page;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

let portal: Portal;
let suite: OwnSuite;
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  portal = await startPortal();
  suite = await startOwnSuite(18, { remotes: ['booqit'], env: { REGISTRY_ORIGINS: portal.origin } });
});
test.afterAll(() => Promise.all([suite.stop(), portal.stop()]));

test(
  'a remote made from the kit alone brings a permission, a section, an icon and a kind of search, which its users get',
  SLOW,
  async ({ browser }) => {
    needs('git');
    await cp(await packedKit(suite.folder), join(suite.folder, 'kit'), { recursive: true });
    await runShell(await commandsIn('write-a-remote.md', 'new remote-x --kit kit'), suite.folder, TEAM);
    const remote = join(suite.folder, 'remote-x');
    await bringAlong(remote);
    const release = await commandsIn('write-a-remote.md', 'git commit -qm "x 0.1.0"');
    await runShell(release.replace('/srv/navette/registry', suite.registry), remote, TEAM);

    const ops = new Ops(suite);
    // A new remote is booted by the journey of one that is made in the repository.
    const why = ['--without-boot', '--why', 'Tariffs for dispatching'];
    expect(await ops.do<Changed>('activate', 'x@0.1.0', ...why)).toMatchObject({ verified: 'static' });

    const [dispatch, accountant] = await Promise.all([
      at(browser, 'dispatch', suite.origin),
      at(browser, 'account', suite.origin),
    ]);
    const entry = menu(dispatch).getByRole('group', { name: 'Tariffs' }).getByRole('link', { name: 'M-codes' });
    await expect(entry.locator('svg')).toBeVisible();
    await entry.click();
    await expect(dispatch.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
    await expect(bodyRows(dispatch).first()).toBeVisible();
    await expect(dispatch.getByRole('button', { name: 'Add M-code' })).toBeHidden();
    const [code = ''] = /M\d+/u.exec(await bodyRows(dispatch).first().innerText()) ?? [];
    expect(code).not.toBe('');

    const search = dispatch.getByRole('combobox', { name: 'Global search' });
    await search.fill(code);
    const found = dispatch.getByRole('listbox', { name: 'Global search' }).getByRole('group', { name: 'M-codes' });
    await found.getByRole('option').first().click();
    await expect(dispatch).toHaveURL(/\/x\?id=\d+/u);

    await expect(menu(accountant).getByRole('link').first()).toBeVisible();
    await expect(menu(accountant).getByRole('group', { name: 'Tariffs' })).toBeHidden();
    await accountant.goto(`${suite.origin}/x`);
    await expect(accountant.getByRole('heading', { level: 1, name: 'M-codes' })).toBeHidden();
    await Promise.all([dispatch.context().close(), accountant.context().close()]);
  },
);

test(
  'a host of the federation runtime alone shows a page of ours, and the suite a page that was built without the kit',
  SLOW,
  async ({ browser }) => {
    portal.show(builtStock('host', join(suite.folder, 'portal')));
    const shop = join(suite.folder, 'shop');
    await builtStock('remote', shop);
    const cli = join(root, 'tools/build/src/cli/main.mjs');
    for (const command of ['adopt', `release --allow-dirty --registry ${suite.registry}`])
      await runShell(`node ${cli} ${command}`, shop);
    await new Ops(suite).do<Changed>('activate', 'shop@1.0.0', '--without-boot', '--why', 'A shop for spare parts');

    const inSuite = await at(browser, 'super', suite.origin);
    await menu(inSuite).getByRole('link', { name: 'Shop' }).click();
    await inSuite.getByRole('button', { name: 'Add a part' }).click();
    await expect(inSuite.getByText('Parts in the basket: 1')).toBeVisible();
    await expect(inSuite.locator('.shop')).toHaveCSS('padding-left', '24px');
    await expect
      .poll(() => inSuite.evaluate(() => Object.keys(Object(globalThis)['__FEDERATION__'].moduleInfo)))
      .toEqual(expect.arrayContaining(['navette_host', 'shop:1.0.0']));

    const foreign = await (await browser.newContext()).newPage();
    const open = (name: string, version: string, module: string) => {
      const entry = `${suite.origin}/registry/${name}/${version}/mf-manifest.json`;
      return foreign.goto(`${portal.origin}/?${new URLSearchParams({ name, entry, module }).toString()}`);
    };
    const [booqit = ''] = (await readdir(join(suite.registry, 'booqit'))).filter((name) => /^\d/u.test(name));
    await open('booqit', booqit, 'pages/invoices-booqit');
    await expect(foreign.getByRole('heading', { level: 1, name: 'Booqit invoices' })).toBeVisible();
    await open('shop', '1.0.0', 'pages/shop');
    await expect(foreign.getByText('Parts in the basket: 0')).toBeVisible();
    const types = await foreign.request.get(`${suite.origin}/registry/booqit/${booqit}/@mf-types.d.ts`);
    expect(await types.text()).toContain("'REMOTE_ALIAS_IDENTIFIER/pages/invoices-booqit'");
    await Promise.all([inSuite.context().close(), foreign.context().close()]);
  },
);
