import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { newSession } from '../office/api.ts';
import { unfold } from '../people/menu.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';
import { builtVersion } from '../suite/releases/built-once.ts';
import { type HistoryLine, Ops, type Published } from '../suite/releases/ops.ts';
import { FILTERS } from '../suite/releases/versions.ts';
import { pinOf, runningRelease } from '../suite/running-release.ts';

let suite: OwnSuite;
let ops: Ops;

test.beforeAll(async () => {
  suite = await startOwnSuite(4);
  ops = new Ops(suite);
  await ops.do<Published>('publish', await builtVersion(suite.folder, 'dispatch', FILTERS));
});

test.afterAll(() => suite.stop());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function giveReason(page: Page, title: string, why: string, save: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why);
  await dialog.getByRole('button', { name: save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'super sees the running set, stages a version for the lead, activates it, and rolls back, each with a reason',
  SLOW,
  async ({ page }) => {
    const { set } = await runningRelease(suite);
    await arrive(page, 'super', '/', { origin: suite.origin });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await unfold(menu);
    await menu.getByRole('link', { name: 'Releases' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
    const running = page.getByRole('region', { name: 'Running for everybody' });
    await expect(running).toContainText(set.id);
    await expect(running).toContainText('start of the suite');
    for (const { declaration, version } of Object.values(set.remotes))
      await expect(page.getByRole('region', { name: declaration.titles.en })).toContainText(version);

    await tab(page, 'Versions').click();
    await page.getByRole('checkbox', { name: 'Choose Dispatching 1.91.0' }).check();
    await page.getByRole('button', { name: 'Stage…', exact: true }).click();
    const stage = page.getByRole('dialog', { name: 'Stage for some users' });
    await expect(stage.getByText('Files complete and unchanged')).toBeVisible();
    await expect(stage.getByText('Failed')).toBeHidden();
    await stage.getByText('Team lead', { exact: true }).click();
    await giveReason(page, 'Stage for some users', 'A first look for the lead', 'Stage');

    await tab(page, 'Running').click();
    const trial = page.getByRole('region', { name: 'On trial' });
    await expect(trial).toContainText('A first look for the lead');
    await expect(page.getByRole('region', { name: 'Dispatching', exact: true })).toContainText('1.91.0 on trial');
    await trial.getByRole('button', { name: 'Activate for everybody' }).click();
    await giveReason(page, 'Activate the trial for everybody', 'The lead is content', 'Activate for everybody');
    await expect(page.getByRole('region', { name: 'Dispatching', exact: true })).toContainText('1.91.0');
    await expect(running).toContainText('The lead is content');
    expect(pinOf(await runningRelease(suite), 'dispatch').version).toBe('1.91.0');

    await running.getByRole('button', { name: 'Roll back' }).click();
    await giveReason(page, 'Go back to an earlier set?', 'Prices were wrong', 'Roll back');
    await expect(running).toContainText(set.id);
    expect((await runningRelease(suite)).set.id).toBe(set.id);

    await tab(page, 'History').click();
    const lines = page.getByRole('grid').getByRole('row');
    await expect(lines.nth(1)).toContainText('Rolled back');
    await expect(lines.nth(1)).toContainText('Prices were wrong');
    await expect(lines.nth(1)).toContainText('super@navette.example');
    await expect(lines.nth(2)).toContainText('The lead is content');
    const history = await ops.do<HistoryLine[]>('history', '--limit', '3');
    expect(history.map(({ action, who }) => `${action} by ${who}`)).toEqual([
      'rollback by super@navette.example',
      'activate by super@navette.example',
      'stage by super@navette.example',
    ]);
  },
);

test('super stages for a share of all users, and rolls one remote back', SLOW, async ({ page, browser }) => {
  const first = await runningRelease(suite);
  const former = pinOf(first, 'dispatch').version;
  await ops.do('stage', 'dispatch@1.91.0', '--percent', '1', '--why', 'One in a hundred');
  await arrive(page, 'super', '/releases', { origin: suite.origin });
  const trial = page.getByRole('region', { name: 'On trial' });
  await expect(trial).toContainText(/1\s?% of all users/);
  await trial.getByRole('button', { name: 'Change who has it…' }).click();
  const audience = page.getByRole('dialog', { name: 'Who has the version on trial?' });
  await audience.getByLabel('Share of all users (%)').fill('100');
  await giveReason(page, 'Who has the version on trial?', 'Nobody complained', 'Save');
  await expect(trial).toContainText(/100\s?% of all users/);
  expect((await runningRelease(suite)).channel).toBe('stable');
  const { token } = await newSession('dispatch', suite.origin);
  expect((await runningRelease({ origin: suite.origin, token })).channel).toBe('staged');
  const context = await browser.newContext();
  const dispatcher = await context.newPage();
  await arrive(dispatcher, 'dispatch', '/booking', { origin: suite.origin });
  await expect(dispatcher.getByRole('heading', { level: 1, name: 'Bookings and trips' })).toBeVisible();
  const dispatching = page.getByRole('region', { name: 'Dispatching', exact: true });
  // A browser reports what it loaded a moment after the page is there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh', description: 'Refresh' }).click();
    await expect(trial).toContainText(/Version on trial: \d+ session/, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await context.close();

  await ops.do('menu', 'move', '/mcode', '--order', '41', '--why', 'So that more than one thing has changed');
  await ops.do('activate', 'dispatch@staged', '--anyway', '--without-boot', '--why', 'All are content');
  await expect(dispatching).toContainText('1.91.0');
  await dispatching.getByRole('button', { name: `Dispatching: back to ${former}` }).click();
  await giveReason(page, 'Roll back Dispatching alone?', 'Prices were wrong', 'Roll back');
  await expect(dispatching).toContainText(former);
  await expect(dispatching.getByRole('button', { name: /back to/ })).toBeHidden();
  expect(pinOf(await runningRelease(suite), 'dispatch').version).toBe(former);
  const [last] = await ops.do<HistoryLine[]>('history', '--limit', '1');
  expect(last).toMatchObject({ action: 'rollback', who: 'super@navette.example', why: 'Prices were wrong' });
  await ops.do('rollback', '--to', first.set.id, '--why', 'End of the journey');
});

test(
  'by keyboard, super reads the changes of a trial, changes its audience, and starts a rollback of one remote',
  SLOW,
  async ({ page }) => {
    const first = await runningRelease(suite);
    const former = pinOf(first, 'dispatch').version;
    await ops.do('stage', 'dispatch@1.91.0', '--percent', '1', '--why', 'One in a hundred');
    await arrive(page, 'super', '/releases', { origin: suite.origin });
    await page.locator('summary', { hasText: 'What it brings' }).press('Enter');
    await expect(page.getByText('The list of bookings has filters.')).toBeVisible();
    await expectAccessible(page, 'what a trial brings');
    const change = page.getByRole('button', { name: 'Change who has it…' });
    await change.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'who has the trial');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Share of all users (%)').press('ControlOrMeta+a');
    await page.keyboard.type('25');
    await page.getByRole('textbox', { name: 'Reason' }).press('ControlOrMeta+a');
    await page.keyboard.type('A quarter of all');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'On trial' })).toContainText(/25\s?% of all users/);

    await ops.do('menu', 'move', '/mcode', '--order', '43', '--why', 'So that more than one thing has changed');
    await ops.do('activate', 'dispatch@staged', '--anyway', '--without-boot', '--why', 'All are content');
    const dispatching = page.getByRole('region', { name: 'Dispatching', exact: true });
    await dispatching.getByRole('button', { name: `Dispatching: back to ${former}` }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Roll back Dispatching alone?' });
    await question.locator('summary', { hasText: 'What is taken away' }).press('Enter');
    await expect(question.getByText('The list of bookings has filters.')).toBeVisible();
    await expectAccessible(page, 'one part back');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await ops.do('rollback', '--to', first.set.id, '--why', 'End of the journey');
  },
);
