import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../db/types.ts';
import { createPool } from '../db/pool.ts';
import { issueOnce } from '../invoicing/invoices/issue-once.ts';
import { companyProfile } from '../masterdata/public.ts';
import { candidateRows, namedPayers } from '../invoicing/month-end/month-end-queries.ts';
import { planMonthEnd } from '../invoicing/month-end/plan-month-end.ts';

/**
 * Month end of the clients: makes what the preview shows, four at a time, and prints the payer and the number of each invoice once it is committed. Run by a test that kills it.
 */
const [url = '', start = '', end = ''] = process.argv.slice(2);
const pool = createPool(url, { max: 4 });
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
const userId = (await db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()).id;

const rows = await candidateRows(db, 'client', { start, end });
const payers = await namedPayers(db, 'client', [...new Set(rows.map(({ clientId }) => clientId))]);
const company = await companyProfile(db);
const { invoices } = planMonthEnd({ kind: 'client', rows, payers, company, chosen: new Set() });

async function makeSome(own: typeof invoices): Promise<void> {
  for (const { payerId, amount, lines } of own) {
    const body = { invoice: { clientId: payerId, date: end, amount }, bookings: lines.map(({ id }) => id) };
    const key = `month-end-${payerId}`;
    const id = await issueOnce(db, 'client', body, { userId, at: new Date(), key, operation: 'createClientInvoice' });
    process.stdout.write(`${payerId} ${id}\n`);
  }
}
const WORKERS = 4;
await Promise.all(
  Array.from({ length: WORKERS }, (_, worker) =>
    makeSome(invoices.filter((_one, index) => index % WORKERS === worker)),
  ),
);
await db.destroy();
