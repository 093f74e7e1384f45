import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing is found by axe in what stands on the page. A finding doesn't end the journey, so that one run tells all of them. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page);
  // In one go and without a window of its own for the result: the pages have no frames to look into but those of mails, where no script runs.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n  ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/** What fades in has a colour of its own for a moment: wait until nothing moves but spinners. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}
