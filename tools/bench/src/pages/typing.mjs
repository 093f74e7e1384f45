import { ask } from './watch.mjs';

/** Milliseconds between keys: within the debounce of a search, and just after it. */
const PAUSES = [90, 215];
const LETTERS = ['m', 'a', 'r', 't', 'i'];
const DIGITS = ['1', '2', '3', '4', '5'];
const BACK = LETTERS.map(() => 'Backspace');

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [readonly], :disabled), textarea:not([readonly], :disabled)';
const DIALOG = '[role=dialog][data-state=open]';

/**
 * Types in every field of a page, and deletes it again.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @param {import('./suite.mjs').Samples} keys By page and field.
 */
export const typeInPage = (page, path, keys) => typeIn(page, '#main', path, keys);

/**
 * Opens the form of a new record (`n`) and that of the first row (Enter), and types in every field.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @param {{ keys: import('./suite.mjs').Samples, forms: import('./suite.mjs').Samples }} into Keys by page and field; forms by page and key.
 */
export async function typeInForms(page, path, { keys, forms }) {
  await typeInForm('n', async () => page.locator('#main h1').focus());
  const row = page.locator('#main [role=grid] tr[data-index]').first();
  if ((await row.count()) > 0) await typeInForm('Enter', () => row.focus());

  async function typeInForm(/** @type {string} */ key, /** @type {() => Promise<void>} */ focus) {
    for (const visit of ['first', 'second']) {
      await focus();
      await ask(page, 'arm');
      const opened = ask(page, 'opened', 2000);
      await page.keyboard.press(key);
      const time = await opened;
      if (time === null) return;
      const name = `${path} ${key}`;
      forms.set(name, [...(forms.get(name) ?? []), time]);
      if (visit === 'second') await typeIn(page, DIALOG, name, keys);
      await closeForm(page);
    }
  }
}

/** Closes the dialogs, also one that asks whether to lose the input. @param {import('playwright-core').Page} page */
async function closeForm(page) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const question = page.locator('[role=alertdialog][data-state=open] button').last();
    if ((await question.count()) > 0) await question.click();
    else if ((await page.locator(DIALOG).count()) > 0) await page.keyboard.press('Escape');
    else return;
    await page.waitForTimeout(400);
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} within
 * @param {string} path
 * @param {import('./suite.mjs').Samples} into
 */
async function typeIn(page, within, path, into) {
  const fields = page.locator(within).last().locator(FIELDS);
  for (let nth = 0; nth < (await fields.count()); nth += 1) {
    const field = fields.nth(nth);
    if (!(await field.isVisible())) continue;
    await field.focus();
    await ask(page, 'keys');
    const { label, numeric } = await field.evaluate((one) => ({
      label: one.getAttribute('aria-label') ?? (one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null),
      numeric: one.getAttribute('inputmode') === 'numeric' || one.getAttribute('inputmode') === 'decimal',
    }));
    let pause = 0;
    for (const key of [...(numeric ? DIGITS : LETTERS), ...BACK]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSES[(pause += 1) % PAUSES.length] ?? 0);
    }
    await page.waitForTimeout(300);
    const name = `${path} ${label ?? nth}`;
    into.set(name, [...(into.get(name) ?? []), ...(await ask(page, 'keys'))]);
  }
}
