import { addDays, daysBetween, sumMoney } from '@navette/shared/domain';
import { beforeEach, expect, it } from 'vitest';
import { invoicingStage } from '../testing/invoicing-stage.ts';

const { server, token, clientId, insuranceId } = await invoicingStage();

const START = '2026-01-01';
const at = new Date('2026-04-20T09:00:00Z');
const by = { at, userName: 'Ada' };

/** Numbers below a limit, the same in each run (mulberry32). */
function randomly(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

interface Invoice {
  readonly id: number;
  readonly payer: number;
  readonly date: string;
  readonly term: number;
  readonly amount: number;
  readonly status: 0 | 1 | 2;
}

interface Entry {
  readonly invoiceId: number;
  readonly date: string;
  readonly amount: number;
}

const balances = async (date: string, kind: 'client' | 'insurance' = 'client') =>
  (await server.call(token, 'listAgedBalances', { kind, date })).body;
const open = async (date: string, payerId = clientId) =>
  (await server.call(token, 'listAgedInvoices', { kind: 'client', payerId, date })).body;

const invoiceRow = ({ id, payer, date, term, amount, status }: Invoice) => ({
  id,
  clientId: payer,
  date,
  amount,
  status,
  company: JSON.stringify({ paymentTerm: term }),
});
const pay = (entry: Entry, source: 'cash' | 'credit' = 'cash') =>
  server.db
    .insertInto('invoice_payment')
    .values({
      ...entry,
      ...by,
      kind: 'client',
      source,
      transactionId: null,
      rule: null,
      reversalOf: null,
      statusBefore: null,
    })
    .execute();
const credit = (entry: Entry, id: number) =>
  server.db
    .insertInto('credit_note')
    .values({
      ...entry,
      id,
      kind: 'client',
      reason: 'Trop',
      whole: false,
      totals: '{}',
      company: '{}',
      issuedAt: at,
      issuedBy: null,
    })
    .execute();
const writeOff = (entry: Entry) =>
  server.db
    .insertInto('invoice_write_off')
    .values({ ...entry, ...by, kind: 'client', reason: 'Arrondi', reversalOf: null })
    .execute();
const leave = (payer: number, date: string, amount: number) =>
  server.db
    .insertInto('bank_part')
    .values({
      ...by,
      type: 'credit',
      clientId: payer,
      date,
      amount,
      transactionId: null,
      expenseId: null,
      reason: null,
      reversalOf: null,
    })
    .execute();

const one = (more: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  payer: clientId,
  date: '2026-03-10',
  term: 15,
  amount: 50,
  status: 0,
  ...more,
});
const issue = (...invoices: readonly Invoice[]) =>
  server.db.insertInto('client_invoice').values(invoices.map(invoiceRow)).execute();

let payers: readonly number[] = [];
beforeEach(async () => {
  const others = await server.db
    .insertInto('client')
    .values([
      { lastname: 'Peeters', firstname: 'Els' },
      { lastname: 'Maes', firstname: 'Jan' },
    ])
    .returning('id')
    .execute();
  payers = [clientId, ...others.map(({ id }) => id)];
});

it('an open amount moves from not due through 30, 60 and 90 days late', async () => {
  await issue(one());
  const column = async (date: string) => {
    const [row] = await balances(date);
    if (!row) return undefined;
    const { notDue, days30, days60, days90, older } = row;
    return [notDue, days30, days60, days90, older].indexOf(50);
  };
  expect(await column('2026-03-09')).toBeUndefined();
  const days = [0, 1, 30, 31, 60, 61, 90, 91].map((late) => addDays('2026-03-25', late));
  expect(await Promise.all(days.map(column))).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

it('a past day shows what was open then, whatever was paid, credited or closed since', async () => {
  await issue(one({ status: 1 }));
  await pay({ invoiceId: 1, date: '2026-04-01', amount: 20 });
  await credit({ invoiceId: 1, date: '2026-04-05', amount: 5 }, 1);
  await writeOff({ invoiceId: 1, date: '2026-04-10', amount: 25 });
  const totals = ['2026-03-31', '2026-04-01', '2026-04-05', '2026-04-10'];
  expect((await Promise.all(totals.map((day) => balances(day)))).map(([row]) => row?.total)).toEqual([
    50,
    30,
    25,
    undefined,
  ]);
  expect(await open('2026-04-05')).toMatchObject([{ id: 1, due: '2026-03-25', daysLate: 11, settled: 25, open: 25 }]);
});

it('deducts overpaid invoices and the credit of a client in a column of their own', async () => {
  await issue(one(), one({ id: 2 }));
  await pay({ invoiceId: 2, date: '2026-04-01', amount: 60 });
  await leave(clientId, '2026-04-02', 7.5);
  expect(await balances('2026-04-20')).toMatchObject([
    { payerId: clientId, count: 1, days30: 50, credit: -17.5, total: 32.5 },
  ]);
  expect((await open('2026-04-20')).map((row) => row.open)).toEqual([50, -10]);
});

it('lists insurers apart, and only for users who see their invoices', async () => {
  await server.db
    .insertInto('insurance_invoice')
    .values({ id: 1, date: '2026-03-10', insuranceId, amount: 80 })
    .execute();
  expect(await balances('2026-04-20', 'insurance')).toMatchObject([{ payerId: insuranceId, days30: 80, total: 80 }]);
  const other = await server.signedIn('invoice');
  expect((await server.call(other, 'listAgedBalances', { kind: 'insurance', date: '2026-04-20' })).status).toBe(403);
});

it('agrees with a slow recomputation of random accounts on any day', async () => {
  const next = randomly(7);
  const day = () => addDays(START, next(150));
  const invoices = Array.from({ length: 60 }, (_, index) =>
    one({
      id: index + 1,
      payer: payers[next(3)] ?? clientId,
      date: day(),
      term: [15, 30][next(2)] ?? 15,
      amount: (next(20_000) + 1) / 100,
      status: ([0, 0, 1, 2] as const)[next(4)] ?? 0,
    }),
  );
  await issue(...invoices);
  const entries: Entry[] = [];
  const used: { payer: number; date: string; amount: number }[] = [];
  for (const { id, payer, date, amount } of invoices) {
    for (let count = next(3); count > 0; count -= 1) {
      const entry = {
        invoiceId: id,
        date: addDays(date, next(60)),
        amount: next(Math.round(amount * 100)) / 100 + 0.01,
      };
      const kind = next(4);
      if (kind === 0) await credit(entry, entries.length + 1);
      else if (kind === 1) await writeOff(entry);
      else await pay(entry, kind === 2 ? 'cash' : 'credit');
      if (kind === 3) used.push({ payer, date: entry.date, amount: -entry.amount });
      entries.push(entry);
    }
  }
  for (const payer of payers) {
    used.push({ payer, date: START, amount: 5000 });
    await leave(payer, START, 5000);
  }

  const openOn = (invoice: Invoice, on: string) => {
    const own = entries.filter(({ invoiceId }) => invoiceId === invoice.id);
    const last =
      own
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? invoice.date;
    if (invoice.status === 1 && last <= on) return 0;
    return sumMoney([invoice.amount, ...own.filter(({ date }) => date <= on).map(({ amount }) => -amount)]);
  };
  const slowly = (payer: number, on: string) => {
    const items = invoices
      .filter((invoice) => invoice.payer === payer && invoice.date <= on)
      .map((invoice) => ({ open: openOn(invoice, on), late: daysBetween(addDays(invoice.date, invoice.term), on) }));
    const between = (from: number, to: number) =>
      sumMoney(
        items.filter(({ open: due, late }) => due > 0 && late >= from && late <= to).map(({ open: due }) => due),
      );
    const unused = sumMoney(used.filter((part) => part.payer === payer && part.date <= on).map(({ amount }) => amount));
    const overpaid = sumMoney(items.filter(({ open: due }) => due < 0).map(({ open: due }) => due));
    return {
      count: items.filter(({ open: due }) => due > 0).length,
      notDue: between(-9999, 0),
      days30: between(1, 30),
      days60: between(31, 60),
      days90: between(61, 90),
      older: between(91, 9999),
      credit: sumMoney([overpaid, -unused]),
      total: sumMoney([...items.map(({ open: due }) => due), -unused]),
    };
  };
  for (const on of ['2026-01-20', '2026-02-28', '2026-04-20', '2026-06-01', '2026-12-31']) {
    const rows = new Map((await balances(on)).map(({ payerId, name: _name, ...row }) => [payerId, row]));
    for (const payer of payers) expect([on, rows.get(payer)]).toEqual([on, slowly(payer, on)]);
  }
});
