/**
 * Work of a day at the desk, by the quickest way there is. Each task ends when its result is on the screen.
 * @typedef {object} Task
 * @property {string} name
 * @property {Partial<import('./hand.mjs').Effort>} before What the same task took before it was made shorter.
 * @property {string} [lacked] What was wrong with its result then.
 * @property {Partial<import('./hand.mjs').Effort & { seconds: number }>} goal
 * @property {string} [path] Page on which it begins; the home page when left out.
 * @property {(desk: Desk) => Promise<void>} run
 */

/**
 * @typedef {object} Desk
 * @property {import('playwright-core').Page} page
 * @property {import('./hand.mjs').Hand} hand
 * @property {import('./records.mjs').Records} records
 * @property {readonly string[]} paths Pages of the release set.
 */

/** @type {readonly Task[]} */
export const tasks = [
  {
    name: 'a new client, booked with the return',
    before: { clicks: 20, keys: 110 },
    goal: { keys: 60 },
    run: async ({ page, hand }) => {
      await hand.press('b');
      const form = page.getByRole('dialog', { name: 'New booking' });
      await focused(form.getByRole('combobox', { name: 'Client', exact: true }));
      await hand.type('Wauters Ann');
      await page
        .getByRole('option', { name: /^Wauters/ })
        .first()
        .waitFor();
      await hand.type('', 'ArrowUp', 'Enter');
      const client = page.getByRole('dialog', { name: 'New client' });
      await hand.click(client.getByRole('combobox', { name: 'Address', exact: true }));
      await hand.type('haute 12');
      await page
        .getByRole('option', { name: /Haute 12/ })
        .first()
        .waitFor();
      await hand.press('Enter');
      await hand.click(client.getByRole('textbox', { name: 'Mobile' }));
      await hand.type('0475129876', 'Enter');
      await client.waitFor({ state: 'hidden' });
      await toSaintLuc({ page, hand, form });
      await hand.press('Enter');
      await hand.click(form.getByText('Also book the return'));
      await focused(form.getByRole('textbox', { name: 'Ready to go home at' }));
      await hand.type('12', 'Enter');
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'an unknown number calls: a new client, booked',
    before: { clicks: 20, keys: 110 },
    goal: { keys: 60 },
    path: '/call?tel=0475129877',
    run: async ({ page, hand }) => {
      await focused(page.getByRole('button', { name: 'New client and booking' }));
      await hand.press('Enter');
      const client = page.getByRole('dialog', { name: 'New client' });
      await focused(client.getByRole('textbox', { name: 'Last name' }));
      await hand.type('Claes', 'Tab');
      await hand.type('Anna');
      await hand.click(client.getByRole('combobox', { name: 'Address', exact: true }));
      await hand.type('neuve 3');
      await page
        .getByRole('option', { name: /Neuve 3/ })
        .first()
        .waitFor();
      await hand.type('', 'Enter', 'Enter');
      await client.waitFor({ state: 'hidden' });
      const form = page.getByRole('dialog', { name: 'New booking' });
      await focused(form.getByRole('textbox', { name: 'Dates' }));
      await toSaintLuc({ page, hand, form });
      await hand.type('', 'Enter', 'Control+Enter');
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'a known client, the same trip again tomorrow',
    before: {},
    goal: { actions: 4, seconds: 15 },
    run: async (desk) => {
      const { page, hand, records } = desk;
      await openCard(desk);
      await hand.click(page.getByRole('button', { name: /^Same again: trip no\. / }).first());
      await focused(page.getByRole('dialog').getByRole('textbox', { name: 'Date' }));
      await hand.type(records.tomorrow, 'Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'dialysis three times a week for two months',
    before: { clicks: 26 },
    goal: { clicks: 10 },
    run: async (desk) => {
      const { page, hand, records } = desk;
      await openCard(desk);
      await hand.click(page.getByRole('button', { name: 'New booking' }));
      const form = page.getByRole('dialog', { name: 'New booking' });
      await focused(form.getByRole('textbox', { name: 'Dates' }));
      await hand.click(form.getByRole('button', { name: 'Standing order' }));
      for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) {
        const isWanted = ['Mon', 'Wed', 'Fri'].includes(day);
        if ((await form.getByRole('checkbox', { name: day }).isChecked()) !== isWanted)
          await hand.click(form.getByText(day, { exact: true }));
      }
      await hand.click(form.getByRole('textbox', { name: /until|Last date/i }));
      await hand.type(records.inTwoMonths, 'Tab');
      await hand.click(form.getByRole('button', { name: /^Choose these/ }));
      await hand.click(form.getByRole('textbox', { name: 'Appointment' }));
      await hand.type('7', 'Tab');
      await hand.click(form.getByRole('button', { name: 'Save', exact: true }));
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    name: '“where is my driver?”',
    before: {},
    lacked: 'answered with “connected”',
    goal: { actions: 2, seconds: 15 },
    run: async (desk) => {
      await openCard(desk);
      await desk.page
        .getByText(/Pick-up expected at \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a return on call, ready now',
    before: {},
    goal: { actions: 2 },
    path: '/client',
    run: async ({ page, hand, records }) => {
      await hand.press('r');
      const row = page.getByRole('region', { name: 'Returns waiting' }).getByRole('listitem');
      await hand.click(row.filter({ hasText: records.name }).getByRole('button', { name: 'Ready now' }).first());
      await page
        .getByText(/pick-up at \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a return, cancelled, the driver notified',
    before: { actions: 6 },
    goal: { actions: 5 },
    run: async (desk) => {
      const { page, hand, records } = desk;
      await openCard(desk);
      await hand.click(page.getByRole('button', { name: new RegExp(`^Cancel trip no\\. ${records.returnId} `) }));
      const dialog = page.getByRole('dialog', { name: /^Cancel booking/ });
      await focused(dialog.getByRole('combobox', { name: 'Reason' }));
      await hand.type('i');
      const linked = dialog.getByRole('checkbox', { name: /^Also cancel the linked trip/ });
      if (await linked.isChecked()) await hand.click(dialog.getByText(/^Also cancel the linked trip/));
      await hand.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'a driver who falls ill at ten',
    before: { clicks: 24 },
    goal: { clicks: 6 },
    path: '/timeline?view=board&date={quietDay}',
    run: async ({ page, hand, records }) => {
      await hand.click(page.getByRole('button', { name: new RegExp(`^${records.ill}, .*Route of the day$`) }));
      await hand.press('Shift+F10');
      await hand.click(page.getByRole('menuitem', { name: 'Not available from…' }));
      await focused(page.getByRole('dialog').getByRole('textbox', { name: /^Not available from/ }));
      await hand.type('10', 'Enter');
      await hand.click(page.getByRole('button', { name: /^Apply \d+ change/ }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Notify \d+ driver/ }));
      await page
        .getByText(/drivers? notified/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a new booking, from every page',
    before: {},
    goal: { keys: 1 },
    run: async ({ page, hand, paths }) => {
      for (const path of paths) {
        await page.goto(new URL(path, page.url()).href);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await hand.press('b');
        await page.getByRole('dialog', { name: 'New booking' }).waitFor();
        await page.keyboard.press('Escape');
      }
      hand.effort.keys /= paths.length;
      hand.effort.actions /= paths.length;
    },
  },
  ...['misspelt name', 'phone', 'date of birth'].map((by) => ({
    name: `a client, found by ${by}`,
    before: {},
    goal: { actions: 2 },
    run: (/** @type {Desk} */ desk) => openCard(desk, by),
  })),
];

/**
 * The card of the client on the phone: quick access, what the client says, Enter.
 * @param {Desk} desk
 * @param {string} [by] What is typed; the name when left out.
 */
async function openCard({ page, hand, records }, by = 'name') {
  await hand.press('Control+k');
  await focused(page.getByRole('combobox', { name: 'Command, page or record' }));
  await hand.type(records.typed(by), 'Enter');
  await page.getByRole('heading', { level: 1, name: records.name }).waitFor();
  await page.getByRole('button', { name: 'New booking' }).waitFor();
}

/**
 * Appointment and destination of a new booking, once the client is known.
 * @param {Pick<Desk, 'page' | 'hand'> & { form: import('playwright-core').Locator }} at
 */
async function toSaintLuc({ page, hand, form }) {
  await hand.click(form.getByRole('textbox', { name: 'Appointment' }));
  await hand.type('930');
  await hand.click(form.getByRole('combobox', { name: 'Destination', exact: true }));
  await hand.type('saint-luc');
  await page
    .getByRole('option', { name: /Saint-Luc/ })
    .first()
    .waitFor();
}

/** Waits until a field is there and has the focus: before, nobody types. @param {import('playwright-core').Locator} field */
async function focused(field) {
  await field.waitFor();
  await field.and(field.page().locator(':focus')).waitFor();
}
