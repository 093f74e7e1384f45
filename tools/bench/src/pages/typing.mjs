import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedCopies, seedDays } from '../database/seed.mjs';
import { isSmall, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { add, pageOpener, routesOf, worst } from './suite.mjs';
import { ask } from './watch.mjs';

/** @typedef {import('./suite.mjs').Samples} Samples */

/** Milliseconds. */
const limits = { form: 150, key: 50 };

/** A year of 20,075 trips; each other list that is sent whole gets as many rows. */
const period = { days: size(365, 1), perDay: size(55, 10) };
const rowsOfList = size(20_000, 0);
const lists = ['client', 'destination', 'client_invoice', 'driver_invoice', 'insurance_invoice', 'expense'];
const days = { from: dayAhead(700), to: dayAhead(700 + period.days - 1) };

/**
 * Typing in every field of every page and of its forms, and opening those, with 20,000 rows of each list. A small run types in one field.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { url, databaseUrl } = await startSuite(workshop, { own: 'typing' });
  const open = await pageOpener(url);
  workshop.say('seeding 20,000 rows of each list');
  const { pool } = await openDatabase(databaseUrl, workshop.folder);
  await seedDays(pool, { first: days.from, ...period });
  for (const table of lists) await seedCopies(pool, table, rowsOfList);
  /** @type {Samples} */
  const keys = new Map();
  /** @type {Samples} */
  const forms = new Map();
  for (const { path } of await routesOf(url)) {
    workshop.say(`typing in ${path}`);
    const whole = path === '/booking' ? `from=${days.from}&to=${days.to}&size=all` : 'size=all';
    const { page, close } = await open(`${path}?${whole}`);
    await typeIn(page, '#main', path, keys);
    if (!isSmall) await typeInForms(page, path, { keys, forms });
    await close();
  }
  if (isSmall) return [];
  const booking = new Map([...forms].filter(([name]) => name.startsWith('/booking ')));
  return [
    worst('booking form, from the key to its first field', booking, limits.form),
    worst('any form, from the key to its first field', forms, limits.form),
    worst('a key in any field or search, to the next frame', keys, limits.key),
  ];
}

/** Milliseconds between keys: within the debounce of a search, and just after it. */
const PAUSES = [90, 215];
const LETTERS = ['m', 'a', 'r', 't', 'i'];
const DIGITS = ['1', '2', '3', '4', '5'];
const BACK = LETTERS.map(() => 'Backspace');

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [readonly], :disabled), textarea:not([readonly], :disabled)';
const DIALOG = '[role=dialog][data-state=open]';

/**
 * Opens the form of a new record (`n`) and that of the first row (Enter), and types in every field.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @param {{ keys: Samples, forms: Samples }} into Keys by page and field; forms by page and key.
 */
async function typeInForms(page, path, { keys, forms }) {
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
      add(forms, name, time);
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
 * @param {Samples} into
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
    add(into, name, ...(await ask(page, 'keys')));
    if (isSmall) return;
  }
}
