import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { batchStage, faultsOf } from './testing/batch-stage.ts';

const stage = await batchStage();
const { server, token, clientId, driverId, iban, line, certain, proposals, set } = stage;
const { due, settlement, make, made, fileOf, orders, firstOrder, sent, pay } = stage;

const batch = async (id: number) =>
  (await server.call(token, 'listPaymentBatches')).body.find((one: { id: number }) => one.id === id);
const cancel = (id: number) => server.call(token, 'cancelPaymentBatch', undefined, { path: { id } });
const refuse = (id: number) => server.call(token, 'refusePaymentOrder', { reason: 'Compte clôturé' }, { path: { id } });
const account = (kind: 'client' | 'driver', invoiceId = 1) => stage.account(kind, invoiceId);

/** Client invoice 1 of 54.50 paid by 60.00 from an account. */
const overpaid = async (from = 'BE71096123456769') =>
  server.call(token, 'matchTransaction', {
    transactionId: await line(60, { account: from }),
    kind: 'client',
    invoiceId: 1,
    amount: 60,
    close: true,
    reason: 'Trop payé',
  });

describe('what is due', () => {
  it('holds settlements that are to be paid, and what clients paid too much, with the account they paid from', async () => {
    expect(await due()).toMatchObject([{ purpose: 'settlement', recordId: 1, amount: 35.9, iban, account: 'ok' }]);
    await server.call(token, 'matchTransaction', {
      transactionId: await line(60, { account: iban }),
      kind: 'client',
      invoiceId: 1,
      amount: 60,
    });
    const [, refund] = await due();
    expect(refund).toMatchObject({
      purpose: 'refund',
      amount: 5.5,
      iban: null,
      account: 'missing',
      proposedIban: iban,
    });
    await server.call(token, 'saveRefundAccount', { clientId, iban: 'BE71 0961 2345 6769' });
    expect((await due())[1]).toMatchObject({ iban, account: 'ok', proposedIban: null });
  });

  it('leaves out what was paid too much and written off when the invoice was closed', async () => {
    await overpaid();
    expect((await account('client')).status).toBe(1);
    expect((await due()).map(({ purpose }) => purpose)).toEqual(['settlement']);
  });
});

describe('making a batch', () => {
  it.each(['2009', '2019'] as const)(
    'gives a file of %s that its ISO schema accepts, the same at each download',
    async (version) => {
      await set({ sepaVersion: version, companyName: 'Navette & Cie – Élan' });
      await server.db
        .updateTable('driver')
        .set({ accountHolder: 'Zoë Œuvré <& fils>' })
        .where('id', '=', driverId)
        .execute();
      const id = await made();
      const xml = await fileOf(id);
      expect(await faultsOf(xml)).toEqual([]);
      expect(xml).toContain('<Nm>Zoe OEuvre + fils</Nm>');
      expect(xml).toMatch(/<NbOfTxs>1<\/NbOfTxs>\s*<CtrlSum>35.90<\/CtrlSum>/u);
      await set({ companyName: 'Autre' });
      expect(await fileOf(id)).toBe(xml);
      await server.db.updateTable('driver').set({ accountHolder: null }).where('id', '=', driverId).execute();
    },
  );

  it('makes one batch for two concurrent calls, and one for a repeat with its key', async () => {
    const answers = await Promise.all([make({}, 'one'), make({}, 'two')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'batch.taken' });
    const made = answers.find(({ status }) => status === 200)?.body.insertId ?? 0;
    await cancel(made);
    const [again, repeat] = [await make({}, 'three'), await make({}, 'three')];
    expect(repeat.body).toEqual(again.body);
    expect(await due()).toEqual([]);
  });

  it('asks about an account that changed since the last payment, and refuses one that changed since it was shown', async () => {
    const id = await made();
    await sent(id);
    await server.call(token, 'matchTransaction', {
      transactionId: await line(-35.9),
      kind: 'driver',
      invoiceId: 1,
      close: true,
    });
    await server.db.insertInto('driver_invoice').values({ id: 2, date: stage.date, driverId, amount: 10 }).execute();
    const other = 'BE68539007547034';
    await server.db.updateTable('driver').set({ bank_account: other }).where('id', '=', driverId).execute();
    expect(await due()).toMatchObject([{ recordId: 2, account: 'changed', lastIban: iban }]);
    const next = { kind: 'driver' as const, recordId: 2, amount: 10 };
    expect(refusalOf(await make({ payments: [{ ...next, iban }] }))).toEqual([
      '409 batch.changed',
      'payments.0 validation.batch.account',
    ]);
    expect((await make({ payments: [{ ...next, iban: other }] })).problem.code).toBe('batch.account');
    expect((await make({ payments: [{ ...next, iban: other }], confirmAccounts: true })).status).toBe(200);
  });

  it('names the accounts that changed since the batch was made, until it is cancelled', async () => {
    const id = await made();
    const outdated = async () => [
      (await server.call(token, 'listPaymentBatches')).body[0]?.outdated,
      (await firstOrder(id)).ibanNow,
    ];
    expect(await outdated()).toEqual([0, null]);
    await server.db
      .updateTable('driver')
      .set({ bank_account: 'BE68 5390 0754 7034' })
      .where('id', '=', driverId)
      .execute();
    expect(await outdated()).toEqual([1, 'BE68539007547034']);
    await server.call(token, 'cancelPaymentBatch', undefined, { path: { id } });
    expect(await outdated()).toEqual([0, null]);
    await server.db.updateTable('driver').set({ bank_account: iban }).where('id', '=', driverId).execute();
  });

  it('refuses other amounts, limits, days, doubles and missing accounts by their field', async () => {
    const refused = async (body: Parameters<typeof make>[0]) => refusalOf(await make(body));
    expect(await refused({ payments: [{ ...settlement, amount: 35.91 }] })).toEqual([
      '409 batch.changed',
      'payments.0 validation.batch.amount',
    ]);
    expect(await refused({ payments: [settlement, settlement] })).toEqual([
      '400 validation',
      'payments.1 validation.duplicate',
    ]);
    expect(await refused({ date: '2026-04-19' })).toEqual(['400 validation', 'date validation.batch.past']);
    await set({ paymentMax: '35' });
    expect(await refused({})).toEqual(['409 batch.limit', 'payments.0 validation.batch.payment']);
    await set({ paymentMax: '5000', batchMax: '35.89' });
    expect(await refused({})).toEqual(['409 batch.limit', 'payments validation.batch.total']);
    await set({ batchMax: '50000', companyBank: null });
    expect(await refused({})).toEqual(['409 batch.ownAccount']);
    await server.db.updateTable('driver').set({ bank_account: 'BE00' }).where('id', '=', driverId).execute();
    expect(await refused({ payments: [{ ...settlement, iban: 'BE00' }] })).toEqual([
      '400 validation',
      'payments.0.iban validation.iban',
    ]);
    expect((await server.call(token, 'listPaymentBatches')).body).toEqual([]);
  });

  it('pays nothing by hand beside it, neither by the API nor in the database', async () => {
    const id = await made();
    expect((await pay(35.9, { kind: 'driver' })).problem.code).toBe('payment.ordered');
    const byHand = {
      kind: 'driver',
      invoiceId: 1,
      date: '2026-04-20',
      amount: 35.9,
      source: 'cash',
      userName: 'x',
      at: new Date(),
    } as const;
    await expect(
      server.db
        .insertInto('invoice_payment')
        .values({ ...byHand, transactionId: null, rule: null, reversalOf: null, statusBefore: null, userId: null })
        .execute(),
    ).rejects.toThrow('payment batch');
    await expect(
      server.db
        .insertInto('payment_order')
        .values({
          batchId: id,
          position: 2,
          kind: 'driver',
          recordId: 1,
          amount: 35.9,
          name: 'x',
          iban,
          endToEndId: 'x',
        })
        .execute(),
    ).rejects.toThrow('payment_order_open');
    expect((await cancel(id)).status).toBe(200);
    expect((await pay(35.9, { kind: 'driver' })).status).toBe(200);
  });
});

describe('the way of a batch', () => {
  it('can be cancelled until it is sent, which frees its payments', async () => {
    const id = await made();
    await cancel(id);
    expect(await batch(id)).toMatchObject({ state: 'cancelled' });
    expect((await stage.download(`/service/payment/batch/${id}/file`)).status).toBe(409);
    const next = await made();
    expect((await sent(next, '2026-04-21')).problem.fields).toMatchObject([{ field: 'date' }]);
    await sent(next);
    expect((await cancel(next)).problem.code).toBe('batch.state');
    expect((await sent(next)).problem.code).toBe('batch.state');
  });

  it('has one payment refused by the bank, which is due again', async () => {
    const id = await made();
    const order = await firstOrder(id);
    expect((await refuse(order.id)).problem.code).toBe('batch.state');
    await sent(id);
    expect((await refuse(order.id)).status).toBe(200);
    expect(await batch(id)).toMatchObject({ refused: 1, paid: 0 });
    expect(await due()).toHaveLength(1);
  });

  it('books a payment by the reference that the bank repeats, also where only the raw line has it', async () => {
    const id = await made();
    const { endToEndId } = await firstOrder(id);
    const bank = await line(-35.9, { raw: `2100...\n2200010000   ${endToEndId}`, account: iban });
    expect(await proposals()).toMatchObject([
      { invoices: [{ kind: 'driver', invoiceId: 1, rule: 'order', certain: true }] },
    ]);
    expect(await certain(bank)).toMatchObject([{ done: true, kind: 'driver' }]);
    expect(await account('driver')).toMatchObject({ open: 0, status: 1 });
    expect(await orders(id)).toMatchObject([{ state: 'paid' }]);
    expect(await batch(id)).toMatchObject({ state: 'sent', sentOn: '2026-04-10', paid: 1 });
  });

  it('only proposes a payment by amount and account, or to another account than ordered', async () => {
    const id = await made();
    const { endToEndId } = await firstOrder(id);
    await line(-35.9, { detail: `Ref ${endToEndId}`, account: 'BE68539007547034' });
    await line(-35.9, { account: iban });
    const found = await proposals();
    expect(found.map(({ invoices }: { invoices: object[] }) => invoices[0])).toMatchObject([
      { rule: 'order', certain: false },
      { rule: 'order', certain: false },
    ]);
  });

  it('opens again when its entry is reversed, and is returned when the bank gives the money back', async () => {
    const id = await made();
    const { endToEndId } = await firstOrder(id);
    const bank = await line(-35.9, { detail: endToEndId, account: iban });
    await certain(bank);
    const entry = (await account('driver')).payments[0];
    await server.call(token, 'reversePayment', undefined, { path: { id: entry?.id ?? 0 } });
    expect(await orders(id)).toMatchObject([{ state: 'open', paymentId: null }]);
    await certain(bank);
    const back = await line(35.9, { account: iban, date: '2026-04-12', returned: true });
    await server.call(token, 'returnTransaction', { transactionId: back, returnOf: bank });
    expect(await orders(id)).toMatchObject([{ state: 'returned' }]);
    expect(await due()).toMatchObject([{ recordId: 1 }]);
    await server.call(token, 'undoReturn', undefined, { path: { id: back } });
    expect(await orders(id)).toMatchObject([{ state: 'paid' }]);
  });

  it('refunds a client, and confirms the refund of a closed invoice', async () => {
    await server.call(token, 'saveRefundAccount', { clientId, iban });
    await server.call(token, 'matchTransaction', {
      transactionId: await line(60, { account: iban }),
      kind: 'client',
      invoiceId: 1,
      amount: 60,
    });
    const id = await made({ payments: [{ kind: 'client', recordId: 1, amount: 5.5, iban }] });
    const xml = await fileOf(id);
    expect(xml).toContain('Remboursement facture 000001');
    const { endToEndId } = await firstOrder(id);
    expect(await certain(await line(-5.5, { detail: endToEndId, account: iban }))).toMatchObject([{ done: true }]);
    expect(await account('client')).toMatchObject({ open: 0, status: 1 });
    expect(await orders(id)).toMatchObject([{ state: 'paid' }]);
  });

  it('logs who saw the file, and keeps everything from roles without the page', async () => {
    const id = await made();
    await fileOf(id);
    expect(await stage.logged('getPaymentFile')).toMatchObject({ subject: 'B'.concat(String(id).padStart(6, '0')) });
    const other = await server.signedIn('invoice');
    expect((await server.call(other, 'listPaymentBatches')).status).toBe(403);
  });
});
