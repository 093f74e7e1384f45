import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about landmarks, which are not part of the WCAG levels: screen readers navigate by them. */
const LANDMARKS = ['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main', 'region'];

/** Open listboxes lie outside of every landmark, as dialogs do; axe exempts only those. */
const OPEN_CHOICES = '[role=menu], [role=listbox]';

/** Pauses in milliseconds before a page with findings is audited again. */
const REPEATS = [250, 500, 1000, 2000];

/**
 * Expects no findings of axe on the page, nor of its contrast in the dark theme. Audits with findings are repeated, since a page that still renders or fades has other colours;
 * real faults stay. A finding does not end the journey, so that one run reports all of them.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await lastingViolations(page, TAGS), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await lastingViolations(page, ['color-contrast']), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function lastingViolations(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  let found = await violationsOf(page, rules);
  for (const pause of REPEATS) {
    if (found.length === 0) break;
    await page.waitForTimeout(pause);
    found = await violationsOf(page, rules);
  }
  return found;
}

async function violationsOf(page: Page, only: readonly string[]): Promise<readonly string[]> {
  await settled(page);
  const landmarks = (await page.locator(OPEN_CHOICES).filter({ visible: true }).count()) === 0;
  // A single call, without the separate window for results: pages have no frames except those of mails, where no script runs.
  const { violations } = await new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .options({
      runOnly: [...only],
      resultTypes: ['violations'],
      rules: Object.fromEntries(LANDMARKS.map((rule) => [rule, { enabled: landmarks && only === TAGS }])),
    })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n  ')}`,
  );
}

/** Whether the document has axe already: compiling it takes half as long as an audit. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in globalThis);

/** Waits until animations except spinners have ended. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}
