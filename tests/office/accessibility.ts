import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Landmarks, which the levels of WCAG leave out: a screen reader jumps from one to the next, by their names. */
const LANDMARKS = ['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main', 'region'];

/** Open lists of choices lie outside of every landmark, in front of the page, as dialogs do, which axe knows. */
const OPEN_CHOICES = '[role=menu], [role=listbox]';

/** How often a page with findings is audited again, and how long it may render on before each, in milliseconds. */
const REPEATS = [250, 500, 1000, 2000];

/**
 * Expects axe to find nothing on the page. Findings are looked for again a few times, since a page that still renders or fades has colours of its own;
 * what is really wrong stays. A finding doesn't end the journey, so that one run reports all of them.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  let found = await violationsOf(page);
  for (const pause of REPEATS) {
    if (found.length === 0) return;
    await page.waitForTimeout(pause);
    found = await violationsOf(page);
  }
  expect.soft(found, where).toEqual([]);
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  await settled(page);
  const landmarks = (await page.locator(OPEN_CHOICES).filter({ visible: true }).count()) === 0;
  // In one go and without a window of its own for the result: the pages have no frames to look into but those of mails, where no script runs.
  const { violations } = await new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .options({
      runOnly: TAGS,
      resultTypes: ['violations'],
      rules: Object.fromEntries(LANDMARKS.map((rule) => [rule, { enabled: landmarks }])),
    })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n  ')}`,
  );
}

/** Whether the program of axe is in the document already: to compile it anew takes as long as half an audit. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in globalThis);

/** Waits until nothing moves but spinners. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}
