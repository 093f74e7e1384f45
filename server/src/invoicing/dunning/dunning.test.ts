import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { startSmtp } from '../../testing/mail/start-smtp.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';
import { sendDue } from '../sending/send-due.ts';

let now = new Date('2026-04-20T09:00:00Z');
const smtp = await startSmtp();
afterAll(() => smtp.stop());
const { server, clientId, insuranceId, download } = await invoicingStage(() => now, {
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  SMTP_USER: 'office',
  SMTP_PASSWORD: smtp.password,
  SMTP_FROM: 'office@navette.example',
});

let token = '';
/** A session of that day. */
async function standOn(day: string): Promise<void> {
  now = new Date(`${day}T09:00:00Z`);
  token = await server.signedIn('super');
}

type Kind = BodyOf<'createDunning'>['kind'];
type Type = BodyOf<'createDunning'>['type'];
const rows = async (kind: Kind = 'client') => (await server.call(token, 'listDunning', { kind })).body;
const row = async (kind: Kind = 'client') => (await rows(kind))[0];
const preview = async (kind: Kind = 'client', type: Type = 'reminder') =>
  (
    await server.call(token, 'previewDunning', {
      kind,
      type,
      payers: [kind === 'client' ? clientId : insuranceId],
    })
  ).body.letters;

interface Sent {
  readonly kind?: Kind;
  readonly type?: Type;
  readonly channel?: 'mail' | 'post';
  readonly key?: string;
  readonly seen?: string;
}
const send = async ({ kind = 'client', type = 'reminder', channel = 'mail', key = randomUUID(), seen }: Sent = {}) => {
  const letters = (await preview(kind, type)).map((one) => ({
    payerId: one.payerId,
    channel,
    seen: seen ?? one.seen,
  }));
  const payerId = kind === 'client' ? clientId : insuranceId;
  return server.call(
    token,
    'createDunning',
    { kind, type, letters: letters.length > 0 ? letters : [{ payerId, channel, seen: seen ?? '-' }] },
    { headers: { 'idempotency-key': key } },
  );
};
const invoice = (id: number, date: string, more: object = {}) => ({ id, date, clientId, amount: 50, ...more });
const pay = (invoiceId: number, amount: number, kind: Kind = 'client') =>
  server.call(token, 'createPayment', { kind, invoiceId, date: '2026-04-10', amount, source: 'cash' });
const levels = async () =>
  (await server.db.selectFrom('client_invoice').select(['id', 'recall']).orderBy('id').execute()).map(
    ({ id, recall }) => [id, recall],
  );
const states = async (id: number) =>
  (await server.call(token, 'getSending', undefined, { path: { id } })).body.documents.map(
    ({ invoiceId, invoices, channel, state, problem }) => [invoiceId, invoices, channel, state, problem],
  );

beforeEach(async () => {
  await standOn('2026-04-20');
  smtp.mails.clear();
  await server.db
    .updateTable('client')
    .set({ email: 'zoe@example.be', invoiceChannel: null, language: null })
    .execute();
  await server.db
    .insertInto('client_invoice')
    .values([
      invoice(1, '2026-02-01'),
      invoice(2, '2026-03-20'),
      invoice(3, '2026-04-15'),
      invoice(4, '2026-01-10', { status: 1 }),
    ])
    .execute();
});

describe('the dunning list', () => {
  it('has one row for a client, with what is late, what is open, the level of the oldest and the channel', async () => {
    await pay(1, 20);
    expect(await rows()).toMatchObject([
      {
        payerId: clientId,
        name: 'Œuvrard Zoé',
        count: 2,
        oldestDue: '2026-02-16',
        daysLate: 63,
        late: 80,
        open: 130,
        credit: 0,
        proposed: true,
        level: 1,
        channel: 'mail',
        plan: null,
        letter: null,
        invoices: [
          { id: 1, settled: 20, open: 30, level: 1 },
          { id: 2, open: 50, level: 1 },
        ],
      },
    ]);
  });

  it('deducts the credit of the client, and proposes nothing that it covers', async () => {
    const part = { type: 'credit' as const, clientId, date: '2026-04-01', at: now, userName: 'Ada' };
    const none = { transactionId: null, expenseId: null, reason: null, reversalOf: null };
    const leave = (amount: number) =>
      server.db
        .insertInto('bank_part')
        .values({ ...part, ...none, amount })
        .execute();
    await leave(30);
    expect((await preview())[0]?.letter).toMatchObject({ credit: 30 });
    await leave(70);
    expect(await row()).toMatchObject({ late: 100, credit: 100, proposed: false });
    expect(await preview()).toEqual([]);
  });

  it('leaves out what a direct debit is collecting', async () => {
    const batch = {
      type: 'debit' as const,
      date: '2026-04-25',
      message: 'pain.008.001.08',
      messageId: 'M1',
      account: 'BE68539007547034',
    };
    const { id: batchId } = await server.db
      .insertInto('payment_batch')
      .values({ ...batch, count: 1, total: 50, file: '', at: now, userName: 'Ada' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = {
      batchId,
      position: 1,
      kind: 'client' as const,
      recordId: 1,
      amount: 50,
      name: 'Zoé',
      iban: batch.account,
    };
    await server.db
      .insertInto('payment_order')
      .values({ ...order, endToEndId: 'NVT000000000001' })
      .execute();
    expect((await row())?.invoices.map(({ id, left }) => [id, left])).toEqual([
      [1, 'order'],
      [2, null],
    ]);
    expect((await preview())[0]?.letter.invoices.map(({ id }) => id)).toEqual([2]);
  });

  it('reminds nobody twice within the fourteen days of a first reminder', async () => {
    await send();
    expect(await row()).toMatchObject({ proposed: false, recall: 1, remindedOn: '2026-04-20', from: '2026-05-05' });
    await standOn('2026-05-05');
    expect(await row()).toMatchObject({ proposed: true, level: 2 });
  });

  it('shows insurers to users who see their invoices', async () => {
    const other = await server.signedIn('invoice');
    expect((await server.call(other, 'listDunning', { kind: 'insurance' })).status).toBe(403);
    expect((await server.call(other, 'listDunning', { kind: 'client' })).status).toBe(200);
  });
});

describe('sending letters', () => {
  it('records the reminder of each invoice, and mails one letter with the invoices', async () => {
    await pay(2, 10);
    expect((await server.call(token, 'countDunning')).body).toEqual({ count: 1 });
    const { body } = await send();
    expect((await server.call(token, 'countDunning')).body).toEqual({ count: 0 });
    expect(await levels()).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 0],
    ]);
    expect(await states(body.id)).toEqual([[1, 2, 'mail', 'waiting', null]]);
    await sendDue(server.services);
    expect(await states(body.id)).toEqual([[1, 2, 'mail', 'sent', null]]);
    const [mail] = smtp.mails.values();
    expect(mail?.subject).toMatch(/^Rappel – /u);
    expect((await row())?.letter).toMatchObject({ type: 'reminder', level: 1, state: 'sent', sendingId: body.id });
    const reminders = await server.db.selectFrom('invoice_reminder').select(['invoiceId', 'level', 'date']).execute();
    expect(reminders).toEqual([1, 2].map((invoiceId) => ({ invoiceId, level: 1, date: '2026-04-20' })));
  });

  it('is done once for a repeat of the call, and not at all from a stale preview', async () => {
    const [stale] = await preview();
    const key = randomUUID();
    const [first, again] = [await send({ key, seen: stale?.seen ?? '' }), undefined];
    const letters = [{ payerId: clientId, channel: 'mail' as const, seen: stale?.seen ?? '' }];
    const form = { kind: 'client' as const, type: 'reminder' as const, letters };
    const repeat = await server.call(token, 'createDunning', form, { headers: { 'idempotency-key': key } });
    expect([again, repeat.body]).toEqual([undefined, first.body]);
    const second = await server.call(token, 'createDunning', form, { headers: { 'idempotency-key': randomUUID() } });
    expect(refusalOf(second)).toEqual(['409 dunning.changed']);
    expect(await server.db.selectFrom('dunning_letter').select('id').execute()).toHaveLength(1);
  });

  it('leaves out a client who paid since the preview, and records nothing', async () => {
    const [{ seen } = { seen: '' }] = await preview();
    await pay(1, 50);
    expect(refusalOf(await send({ seen }))).toEqual(['409 dunning.changed']);
    expect(await server.db.selectFrom('invoice_reminder').select('id').execute()).toEqual([]);
  });

  it('sends nothing to who cannot be reached', async () => {
    await server.db.updateTable('client').set({ email: null }).execute();
    expect((await preview())[0]).toMatchObject({ channel: 'post', problem: null });
    expect((await send({ channel: 'mail' })).problem.code).toBe('dunning.changed');
  });

  it('prints letters by post as one PDF, in the language of the client', async () => {
    await server.db.updateTable('client').set({ language: 'nl' }).execute();
    const { body } = await send({ channel: 'post' });
    expect(await states(body.id)).toEqual([[1, 2, 'post', 'toPrint', null]]);
    const pdf = await download(`/service/sendings/${body.id}/pdf`, { by: token, payload: { twoSided: false } });
    expect([pdf.status, pdf.content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await preview()).toEqual([]);
    const letter = (await row())?.letter?.id ?? 0;
    const stored = (await server.call(token, 'getDunningLetter', undefined, { path: { id: letter } })).body;
    expect(stored).toMatchObject({
      language: 'nl',
      today: '2026-04-20',
      invoices: [
        { id: 1, level: 1 },
        { id: 2, level: 1 },
      ],
    });
  });

  it('sends a letter again as it was, unless it waits or is paid', async () => {
    await send();
    const letter = (await row())?.letter?.id ?? 0;
    const again = () =>
      server.call(
        token,
        'sendDunningLetter',
        { channel: 'mail' },
        { path: { id: letter }, headers: { 'idempotency-key': randomUUID() } },
      );
    expect((await again()).problem.code).toBe('dunning.waiting');
    await sendDue(server.services);
    await standOn('2026-04-22');
    expect((await again()).status).toBe(200);
    await sendDue(server.services);
    expect(smtp.mails.size).toBe(2);
    expect(await levels()).toContainEqual([1, 1]);
    for (const id of [1, 2]) await pay(id, 50);
    expect((await again()).problem.code).toBe('dunning.settled');
  });

  it('does not mail a letter whose invoices were paid while it waited', async () => {
    const { body } = await send();
    for (const id of [1, 2]) await pay(id, 50);
    await sendDue(server.services);
    expect(await states(body.id)).toEqual([[1, 2, 'mail', 'failed', 'settled']]);
  });

  it('asks insurers by a statement of all that is open, or a reminder of what is late', async () => {
    await server.db.updateTable('insurance').set({ email: 'mut@example.be' }).execute();
    const of = (id: number, date: string) => ({ id, date, insuranceId, amount: 80 });
    await server.db
      .insertInto('insurance_invoice')
      .values([of(1, '2026-02-01'), of(2, '2026-04-15')])
      .execute();
    expect(await rows('insurance')).toMatchObject([
      { payerId: insuranceId, late: 80, open: 160, proposed: true, level: null },
    ]);
    expect((await preview('insurance', 'statement'))[0]?.letter.invoices.map(({ id }) => id)).toEqual([1, 2]);
    expect((await preview('insurance'))[0]?.letter.invoices.map(({ id }) => id)).toEqual([1]);
    expect((await send({ kind: 'insurance', type: 'statement' })).status).toBe(200);
    expect((await row('insurance'))?.proposed).toBe(true);
    expect((await send({ kind: 'insurance' })).status).toBe(200);
    await sendDue(server.services);
    expect(smtp.mails.size).toBe(2);
    expect(await row('insurance')).toMatchObject({ proposed: false, from: '2026-05-05', remindedOn: '2026-04-20' });
  });

  it('is for users who may invoice', async () => {
    const other = await server.signedIn('account');
    const form = {
      kind: 'client' as const,
      type: 'reminder' as const,
      letters: [{ payerId: clientId, channel: 'mail' as const, seen: '' }],
    };
    expect((await server.call(other, 'createDunning', form)).status).toBe(403);
    const twice = { ...form, letters: [...form.letters, ...form.letters] };
    expect(refusalOf(await server.call(token, 'createDunning', twice))).toEqual([
      '400 validation',
      'letters.1.payerId validation.duplicate',
    ]);
  });
});
