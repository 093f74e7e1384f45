/// <reference lib="dom" />
/**
 * @typedef {object} Scene
 * @property {string} id Topic of the help.
 * @property {string} path
 * @property {number} [height] Of the picture, in pixels.
 * @property {(stage: Stage) => Promise<Shown>} show Brings into view what the steps speak of.
 */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ page: import('playwright-core').Page, main: Locator, t: (key: string) => string }} Stage */
/** @typedef {{ marks: readonly Locator[], from?: Locator }} Shown Outlined parts, and the corner of the picture; by default that of the page. */

/** Start of a text that goes on with a figure. @param {string} text */
const begins = (text) => new RegExp(`^${text.split('{')[0]?.replaceAll(/[()]/gu, String.raw`\$&`)}`, 'u');

/** First row of a list. @param {Locator} within */
const rowOf = (within) => within.locator('tr[data-index]').first();

/** A page whose list is there, with one of its buttons outlined. @param {string} key Name of the button. @returns {Scene['show']} */
const listWith =
  (key) =>
  async ({ main, t }) => {
    await rowOf(main).waitFor();
    return { marks: [main.getByRole('button', { name: begins(t(key)) }).first()] };
  };

/** The form of a new booking over the list. @param {Stage} stage */
async function openBooking({ page, main, t }) {
  await main.getByRole('button', { name: t('bookings.add') }).click();
  const dialog = page.getByRole('dialog');
  // The form moves the focus to its first field once it is there.
  const client = dialog.getByRole('combobox', { name: t('booking.field.clientId'), exact: true });
  await client.and(page.locator(':focus')).waitFor();
  await client.fill('Martens');
  await page
    .getByRole('option')
    .filter({ hasText: /Martens .*\d{4} / })
    .first()
    .click();
  return dialog;
}

/** Topics in the order of the help. @type {readonly Scene[]} */
export const SCENES = [
  {
    id: 'book',
    path: '/booking',
    height: 720,
    show: async (stage) => {
      const { page, t } = stage;
      const dialog = await openBooking(stage);
      const field = dialog.getByRole('combobox', { name: t('booking.field.pick_address'), exact: true });
      await field.fill('rue haute');
      const list = page.getByRole('listbox');
      await list.getByRole('option').nth(1).waitFor();
      return { marks: [field, list], from: dialog };
    },
  },
  {
    id: 'repeat',
    path: '/booking',
    height: 620,
    show: async (stage) => {
      const dialog = await openBooking(stage);
      await dialog.getByRole('button', { name: stage.t('booking.recurring.open') }).click();
      const days = dialog.getByRole('group', { name: stage.t('booking.recurring.weekdays') });
      for (const index of [0, 2, 4]) await days.getByRole('checkbox').nth(index).check({ force: true });
      await dialog.getByRole('textbox', { name: stage.t('booking.recurring.times') }).fill('12');
      return { marks: [days], from: dialog };
    },
  },
  {
    id: 'plan',
    path: '/timeline',
    height: 330,
    show: async ({ main, t }) => {
      await main
        .getByRole('group', { name: t('timeline.board') })
        .getByRole('button')
        .nth(5)
        .waitFor();
      return { marks: [main.getByRole('button', { name: begins(t('planning.exception.late')) }).locator('..')] };
    },
  },
  { id: 'driver', path: '/myDrivers', show: listWith('myDrivers.notify') },
  { id: 'receipts', path: '/tickets', show: listWith('tickets.add') },
  {
    id: 'mail',
    path: '/mail',
    show: async ({ main, t }) => {
      await main
        .getByRole('button', { name: /Hôpital de jour/u })
        .first()
        .click();
      return { marks: [main.getByRole('button', { name: t('mail.book') })] };
    },
  },
  { id: 'client', path: '/client', show: listWith('client.add') },
  {
    id: 'live',
    path: '/tracker',
    height: 520,
    show: async ({ main, t }) => {
      await main.locator('.leaflet-marker-icon').first().waitFor();
      return { marks: [main.getByRole('tab', { name: t('tracker.panel.nearest') })] };
    },
  },
  { id: 'booqit', path: '/planningBooqit', show: listWith('differences.open.list') },
  {
    id: 'monthEnd',
    path: '/monthEnd',
    height: 600,
    show: async ({ page, main }) => {
      await rowOf(main).dblclick();
      const dialog = page.getByRole('dialog');
      await rowOf(dialog).waitFor();
      return { marks: [rowOf(dialog)], from: dialog };
    },
  },
  {
    id: 'settle',
    path: '/walletdriver',
    show: async ({ main }) => {
      await rowOf(main).waitFor();
      return { marks: [rowOf(main)] };
    },
  },
  { id: 'bank', path: '/transactions', show: listWith('transactions.reconcile') },
  { id: 'late', path: '/dunning', show: listWith('late.remind') },
  { id: 'books', path: '/accounting', show: listWith('accounting.make') },
  { id: 'users', path: '/users', show: listWith('user.add') },
  {
    id: 'settings',
    path: '/?setup=1',
    show: async ({ main, t }) => {
      const steps = main.getByRole('region', { name: t('setup.title') });
      return { marks: [steps.getByRole('listitem').filter({ hasText: t('setup.step.roles') })], from: steps };
    },
  },
  {
    id: 'releases',
    path: '/releases',
    show: async ({ main, t }) => ({ marks: [main.getByRole('tab', { name: t('releases.tab.versions') })] }),
  },
  {
    id: 'lists',
    path: '/booking',
    show: async ({ main }) => {
      await rowOf(main).waitFor();
      for (const index of [1, 2, 3])
        await main.getByRole('row').nth(index).getByRole('checkbox').check({ force: true });
      return { marks: [main.getByRole('searchbox')] };
    },
  },
  {
    id: 'keys',
    path: '/',
    show: async ({ page, t }) => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: t('palette.label') });
      await field.fill(t('page.timeline').slice(0, 4));
      await page.getByRole('option').first().waitFor();
      return { marks: [field], from: page.locator('body') };
    },
  },
  {
    id: 'trouble',
    path: '/distance',
    height: 320,
    show: async ({ page }) => {
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      return { marks: [page.getByRole('banner')], from: page.locator('body') };
    },
  },
];
