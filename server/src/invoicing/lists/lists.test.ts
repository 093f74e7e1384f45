import { sumMoney } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const stage = await invoicingStage();
const { server, token, records, clientId, driverId, insuranceId, date, issue, logged } = stage;
const days = { startDate: '2026-03-01', endDate: '2026-03-31' };

const book = (more: Partial<NewRow<'booking'>> = {}) => stage.book({ price_driver: 20, ...more });
const bill = async (day = date) =>
  (await issue('client', 23, [await book()], { date: day, confirmDate: true })).body.id;
const setClient = (
  id: number,
  body: { status?: 0 | 1 | 2; recall?: 0 | 1 | 2 | 3; recallBefore?: 0 | 1 | 2 | 3; reason?: string },
) => server.call(token, 'updateClientInvoice', body, { path: { id } });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('client invoices', () => {
  it('client invoices are active until they are closed, and come back from the archive', async () => {
    await bill();
    await bill('2026-03-12');
    await bill('2026-04-01');
    expect((await setClient(1, { status: 1, reason: 'Client décédé' })).body).toEqual({ affectedRows: 1 });
    await setClient(2, { status: 2 });
    expect(ids((await server.call(token, 'listClientInvoices')).body)).toEqual([3, 2]);
    expect(ids((await server.call(token, 'listClientInvoicesByDate', days)).body)).toEqual([2]);
    expect(ids((await server.call(token, 'listClientInvoicesByDate', { ...days, status: 1 })).body)).toEqual([]);
    expect(ids((await server.call(token, 'listArchivedClientInvoices')).body)).toEqual([1]);
    expect(ids((await server.call(token, 'listArchivedClientInvoicesByDate', days)).body)).toEqual([1]);
    await setClient(1, { status: 0 });
    expect(ids((await server.call(token, 'listArchivedClientInvoices')).body)).toEqual([]);
  });

  it('a reminder level that was chosen in front of another one does not overwrite that of a colleague', async () => {
    const id = await bill();
    const reason = 'Accord du client';
    expect((await setClient(id, { recall: 1, recallBefore: 0, reason })).status).toBe(200);
    const refused = await setClient(id, { recall: 2, recallBefore: 0, reason });
    expect(refusalOf(refused)).toEqual(['409 reminder.changed', 'recall validation.reminder.overtaken']);
    expect(refused.problem.fields[0]?.params).toEqual({ invoice: id, level: 1 });
    // A repeat of what was saved, and a level chosen in front of the one that stands.
    expect((await setClient(id, { recall: 1, recallBefore: 0, reason })).status).toBe(200);
    expect((await setClient(id, { recall: 2, recallBefore: 1, reason })).status).toBe(200);
  });

  it('client invoices are answered with name, amount, status and reminder', async () => {
    const id = await bill();
    await setClient(id, { recall: 2, reason: 'Accord du client' });
    expect((await server.call(token, 'getClientInvoice', undefined, { path: { id } })).body).toEqual([
      {
        id,
        date: '2026-03-10',
        due: '2026-03-25',
        clientId,
        firstname: 'Zoé',
        lastname: 'Œuvrard',
        amount: 23,
        invoiceName: null,
        status: 0,
        recall: 2,
        credited: 0,
        paid: 0,
        open: 23,
        creditNotes: [],
        sent: null,
      },
    ]);
    expect((await server.call(token, 'getClientInvoice', undefined, { path: { id: 99 } })).status).toBe(404);
  });

  it('client invoices list their bookings with the values at the time of issue', async () => {
    const id = await bill();
    await server.db.updateTable('booking').set({ price: 99, ap_date: '2026-05-05' }).execute();
    const lines = await server.call(token, 'listClientInvoiceBookings', { invoiceId: id, clientId });
    expect(lines.body).toMatchObject([
      { price: 20, subtotal: 20, total: 20, ap_date: '2026-03-03', client_lastname: 'Œuvrard' },
    ]);
    const other = await server.call(token, 'listClientInvoiceBookings', { invoiceId: id, clientId: clientId + 1 });
    expect(other.status).toBe(404);
  });

  it('client invoices log who changed the status, with old and new value', async () => {
    const id = await bill();
    await setClient(id, { status: 2, recall: 1 });
    expect(await logged('updateClientInvoice')).toMatchObject({
      subject: '000001',
      changes: [
        { field: 'status', before: '0', after: '2' },
        { field: 'recall', before: '0', after: '1' },
      ],
    });
  });

  it('client invoices change their status only with the invoicing permission, and only if there are any', async () => {
    const id = await bill();
    const account = await server.signedIn('account');
    const as = (body: { status?: 1; recall?: 1 }) =>
      server.call(account, 'updateClientInvoice', body, { path: { id } });
    expect([(await as({ status: 1 })).status, (await as({ recall: 1 })).status]).toEqual([403, 200]);
    expect((await setClient(99, { status: 1 })).status).toBe(404);
  });
});

it('driver and insurance invoices are listed, closed into their archives, and list their bookings', async () => {
  const [one, other] = [await book({ commission: 20 }), await book({ insuranceId, mutualAmount: 22 })];
  await issue('driver', 16, [one]);
  await issue('insurance', 22, [other]);
  const unpaid = { id: 1, date, due: '2026-03-25', status: 0, credited: 0, paid: 0, creditNotes: [], sent: null };
  expect((await server.call(token, 'listDriverInvoices')).body).toEqual([
    {
      ...unpaid,
      driverId,
      clientId: null,
      firstname: 'Karim',
      lastname: 'Benali',
      amount: 16,
      factuur: true,
      bookings: [one],
      open: 16,
    },
  ]);
  expect((await server.call(token, 'listInsuranceInvoicesByDate', days)).body).toEqual([
    { ...unpaid, name: 'Mutualité', clientId: null, insuranceId, amount: 22, open: 22 },
  ]);
  expect((await server.call(token, 'getInsuranceInvoice', undefined, { path: { id: 1 } })).body).toHaveLength(1);
  const driverLines = await server.call(token, 'listDriverInvoiceBookings', { invoiceId: 1, driverId });
  expect(driverLines.body).toMatchObject([{ id: one, total: 16 }]);
  const insurerLines = await server.call(token, 'listInsuranceInvoiceBookings', { invoiceId: 1, insuranceId });
  expect(insurerLines.body).toMatchObject([{ id: other, total: 22 }]);
  for (const operation of ['updateDriverInvoice', 'updateInsuranceInvoice'] as const)
    expect(
      (await server.call(token, operation, { status: 1, reason: 'Payé autrement' }, { path: { id: 1 } })).status,
    ).toBe(200);
  expect(ids((await server.call(token, 'listDriverInvoices')).body)).toEqual([]);
  expect(ids((await server.call(token, 'listInsuranceInvoices')).body)).toEqual([]);
  expect(ids((await server.call(token, 'listArchivedDriverInvoices')).body)).toEqual([1]);
  expect(ids((await server.call(token, 'listArchivedInsuranceInvoices')).body)).toEqual([1]);
});

it('sums of wallets are those of the invoices made from them, to the cent', async () => {
  for (let count = 0; count < 60; count += 1)
    await book({
      price: (1733 + count * 37) / 100,
      price_driver: (1519 + count * 41) / 100,
      waitprice: count % 4 === 0 ? 5 : 0,
      ticket_price: count % 5 === 0 ? 2.4 : 0,
      commission: 12.5,
      driverId: count % 2 === 0 ? driverId : records.otherDriverId,
      ...(count % 3 === 0 && { insuranceId, mutualDistance: 8.3 + count, mutualPatientAmount: 2.5, factuur: false }),
    });
  const wallets = {
    drivers: (await server.call(token, 'listDriverWallets', {})).body,
    clients: (await server.call(token, 'listClientWallets', {})).body.filter(({ factuur }) => factuur),
    insurers: (await server.call(token, 'listInsuranceWallets', {})).body,
  };
  const how = { date: '2026-04-01' };
  const total = (rows: readonly { total?: number | null }[]) => sumMoney(rows.map((row) => row.total));
  for (const wallet of wallets.drivers) {
    const rows = (await server.call(token, 'listDriverWalletBookings', { driverId: wallet.id, ...days })).body;
    const cash = sumMoney(rows.map(({ price_cash }) => price_cash));
    expect(sumMoney([total(rows), cash])).toBe(sumMoney([wallet.amount, -wallet.commission]));
    const invoice = { driverId: wallet.id, ...how, amount: total(rows) };
    expect((await server.call(token, 'createDriverInvoice', { invoice, bookings: ids(rows) })).status).toBe(200);
  }
  const mine = (await server.call(token, 'listClientWalletBookings', { clientId, ...days })).body;
  const billed = mine.filter(({ factuur }) => factuur);
  const [client] = wallets.clients;
  const clientSum = sumMoney([client?.price, client?.waitprice, client?.ticket_price]);
  expect((await issue('client', sumMoney([clientSum, 3]), ids(billed), how)).status).toBe(200);
  const [insurer] = wallets.insurers;
  const theirs = (await server.call(token, 'listInsuranceWalletBookings', { insuranceId, ...days })).body;
  const amount = sumMoney([insurer?.amount, -(insurer?.patientAmount ?? 0)]);
  expect((await issue('insurance', amount, ids(theirs), how)).status).toBe(200);
  expect((await server.call(token, 'listDriverWallets', {})).body).toEqual([]);
  expect((await server.call(token, 'listInsuranceWallets', {})).body).toEqual([]);
});
