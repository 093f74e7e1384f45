import { signedInClient, signIn } from '../api/client.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { createHand } from '../desk/hand.mjs';
import { compared, interleave, isSmall, size } from '../measure.mjs';
import { launchBrowser, newPage } from '../page.mjs';
import { startSuite } from '../suite/suite.mjs';
import { addStatement } from './statement.mjs';

/** Lines of the statement that is reconciled by hand, and of the one that is only matched. */
const desk = { certain: size(80, 4), named: size(12, 1), others: size(8, 1) };
const many = { certain: size(4000, 40), named: size(600, 6), others: size(400, 4) };

/** Two minutes for a hundred lines. */
const LIMIT = 120;
const PATIENCE = 60_000;

/**
 * A bank statement: 100 lines by hand on the workbench, 80 of them certain, against two minutes; and proposals for 5,000 lines, against the bare SQL
 * that reads the lines and what is open.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop, { own: 'reconcile' });
  const { pool } = await openDatabase(suite.databaseUrl, workshop.folder);
  await addStatement(pool, desk);
  workshop.say('a hundred lines by hand');
  const effort = await byHand(suite.url);
  await addStatement(pool, many);
  const call = await signedInClient(suite.url, {
    email: 'super@navette.example',
    headers: { 'accept-encoding': 'identity' },
  });
  const lines = many.certain + many.named + many.others;
  const propose = async () => {
    const found = JSON.parse(String((await call('GET', '/service/transaction/proposals')).body));
    const certain = found.filter((/** @type {{ invoices: { certain: boolean }[] }} */ { invoices }) =>
      invoices.some((invoice) => invoice.certain),
    );
    if (certain.length < many.certain) throw new Error(`${certain.length} of ${many.certain} are certain`);
  };
  const matched = await interleave({ once: propose }, { once: () => bareRead(pool) }, { connections: 1, rounds: 15 });
  if (isSmall) return [];
  return [
    {
      what: 'a hundred lines of a statement, by hand',
      ours: { value: effort.seconds, unit: 'seconds' },
      reference: { value: LIMIT, unit: 'seconds' },
      against: 'limit',
      goal: 1,
    },
    { what: 'keys for them', ours: { value: effort.keys, unit: 'keys' }, against: 'limit' },
    { what: 'clicks for them', ours: { value: effort.clicks, unit: 'clicks' }, against: 'limit' },
    compared(`proposals for ${lines} lines`, matched, 'the bare SQL that reads lines, invoices and payments'),
  ];
}

/**
 * The certain lines at once, Enter for those that are only proposed, a reason for the others.
 * @param {string} url
 */
async function byHand(url) {
  const browser = await launchBrowser();
  const { page, close } = await newPage(browser, { session: await signIn(url, 'super@navette.example') });
  await page.addInitScript(() => localStorage.setItem('navette.locale', 'en'));
  page.setDefaultTimeout(PATIENCE);
  const left = (/** @type {number} */ count) =>
    page
      .getByText(count === 0 ? 'All transactions are done.' : `${count} open transaction${count === 1 ? '' : 's'}`)
      .waitFor();
  try {
    await page.goto(`${url}/reconcile`);
    await page.getByRole('button', { name: `Match all ${desk.certain} certain` }).waitFor();
    const hand = createHand(page);
    /** Does something and waits for its own answer, which comes after the lines left the page. @param {() => Promise<unknown>} act @param {number} rest */
    const saved = async (act, rest) => {
      const answer = page.waitForResponse(/\/transaction\/(reconcile|matchCertain)$/);
      await act();
      await Promise.all([left(rest), answer]);
    };
    const began = performance.now();
    await hand.click(page.getByRole('button', { name: `Match all ${desk.certain} certain` }));
    const matchAll = page.getByRole('dialog').getByRole('button', { name: 'Match and close' });
    await saved(() => hand.click(matchAll), desk.named + desk.others);
    for (let count = desk.named; count > 0; count -= 1) await saved(() => hand.press('Enter'), count - 1 + desk.others);
    for (let count = desk.others; count > 0; count -= 1)
      await saved(async () => {
        await hand.press('a');
        await hand.type('Frais', 'Control+Enter');
      }, count - 1);
    return { ...hand.effort, seconds: (performance.now() - began) / 1000 };
  } finally {
    await close();
  }
}

/** Lines, open invoices and payments as they are. @param {import('pg').Pool} pool */
async function bareRead(pool) {
  await pool.query('select id, date, amount, detail, counterparty, account, structured, ref from bank_transaction');
  await pool.query(
    `select invoice.id, invoice.date, invoice.amount, client.lastname, client.firstname,
       (select sum(amount) from invoice_payment where "invoiceId" = invoice.id and kind = 'client') as paid
     from client_invoice invoice join client on client.id = invoice."clientId" where invoice.status <> 1`,
  );
  await pool.query(
    `select "transactionId", sum(amount) from invoice_payment where "transactionId" is not null group by 1`,
  );
}
