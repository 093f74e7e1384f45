import { reminderLetter } from '@navette/shared/document';
import { describe, expect, it } from 'vitest';
import { documentStage } from './testing/document-stage.ts';

const { date, issued, download, pdf, mail, server, token } = await documentStage();

const recordLevel = (id: number, recall: number) =>
  server.db.updateTable('client_invoice').set({ recall }).where('id', '=', id).execute();

describe('sending an invoice', () => {
  it('puts a mail with the PDF in the outbox once, and lists it with the invoice', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    const [first, repeat] = [await mail(id, {}), await mail(id, {})];
    expect(first).toMatchObject({
      status: 200,
      body: { to: ['zoe@example.be'], files: ['facture-000001.pdf'], state: 'kept' },
    });
    expect(repeat.body).toEqual(first.body);
    const outbox = await server.db.selectFrom('outbox_mail').selectAll().execute();
    expect(outbox).toHaveLength(1);
    const [file] = outbox[0]?.attachments ?? [];
    expect([file?.type, Buffer.from(file?.content ?? '', 'base64').equals(content)]).toEqual(['application/pdf', true]);
    const { body } = await server.call(token, 'listClientInvoiceMails', undefined, { path: { id } });
    expect(body).toEqual([first.body]);
  });

  it('sends the reminder letter along', async () => {
    const id = await issued();
    await recordLevel(id, 2);
    const sent = await mail(id, { recall: 2 });
    expect(sent.body.files).toEqual(['rappel-2-000001.pdf', 'facture-000001.pdf']);
  });

  it('sends no reminder letter whose reminder is not recorded, and says so on its field', async () => {
    const id = await issued();
    await recordLevel(id, 1);
    const { status, problem } = await mail(id, { recall: 2 });
    const field = { field: 'recall', messageKey: 'validation.letter.level', params: { invoice: id } };
    expect([status, problem?.code, problem?.fields]).toEqual([409, 'letters', [field]]);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it.each([
    [{ to: null }, 'to', 'validation.mail.noAddress'],
    [{ to: 'nobody' }, 'to', 'validation.email'],
    [{ subject: ' ' }, 'subject', 'validation.required'],
    [{ text: '' }, 'text', 'validation.required'],
  ])('refuses %j on its field, and sends nothing', async (body, field, messageKey) => {
    const { status, problem } = await mail(await issued(), body);
    expect([status, problem?.fields[0]]).toEqual([400, expect.objectContaining({ field, messageKey })]);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it('asks for a key, and knows no invoice without a number', async () => {
    const id = await issued();
    const body = { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour' };
    expect((await server.call(token, 'sendClientInvoice', body, { path: { id } })).status).toBe(400);
    expect((await mail(99, {})).status).toBe(404);
  });

  it('keeps address and words out of the log of calls', async () => {
    await mail(await issued(), {});
    const line = await server.db
      .selectFrom('log')
      .select('body')
      .where('operation', '=', 'sendClientInvoice')
      .executeTakeFirstOrThrow();
    expect(line.body).not.toContain('zoe@example.be');
  });
});

it('reminder letters have the amount of the invoice and the days of their level', async () => {
  const id = await issued();
  const { body } = await server.call(token, 'getReminderLetter', undefined, { path: { id, recall: 1 } });
  expect(body).toMatchObject({ level: 1, paid: 0, invoice: { id, amount: 54.5 } });
  expect(reminderLetter(body).title).toBe('Rappel – Facture 000001');
  // A reprint of each level is the letter that went out: its level, and the day on which it was recorded.
  const by = { at: new Date(), userName: 'An', userId: null, reason: null, invoiceId: id };
  await server.db
    .insertInto('invoice_reminder')
    .values([
      { ...by, level: 1, date: '2026-04-01' },
      { ...by, level: 2, date: '2026-04-16' },
    ])
    .execute();
  for (const [recall, today] of [
    [1, '2026-04-01'],
    [2, '2026-04-16'],
  ] as const)
    expect((await server.call(token, 'getReminderLetter', undefined, { path: { id, recall } })).body).toMatchObject({
      level: recall,
      today,
    });
});

it('reminder letters are one PDF, a letter a page', async () => {
  const ids = [await issued(), await issued()];
  for (const id of ids) await recordLevel(id, 1);
  const letters = { letters: ids.map((id) => ({ id, level: 1 })) };
  const { status, content, name } = await download('/service/invoice/reminders/pdf', { letters });
  expect([status, content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(name).toContain('rappels-');
  expect(content.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(2);
});

it('reminder letters name the invoices that get none, and none is printed', async () => {
  const [open, closed, cancelled, early] = [await issued(), await issued(), await issued(), await issued()];
  await recordLevel(open, 1);
  await server.db.updateTable('client_invoice').set({ status: 1 }).where('id', '=', closed).execute();
  await server.db.updateTable('client_invoice').set({ cancelledAt: new Date() }).where('id', '=', cancelled).execute();
  const letters = [open, closed, cancelled, 99, early].map((id) => ({ id, level: 1 as const }));
  const { status, problem } = await server.call(token, 'printReminderLetters', { letters });
  expect([status, problem?.fields.map(({ field, messageKey }) => [field, messageKey])]).toEqual([
    409,
    [
      ['letters.1.id', 'validation.letter.closed'],
      ['letters.2.id', 'validation.letter.cancelled'],
      ['letters.3.id', 'validation.letter.unknown'],
      ['letters.4.id', 'validation.letter.level'],
    ],
  ]);
});

it('reminder letters ask for what the ledger leaves to pay, and are refused once nothing is left', async () => {
  const id = await issued();
  const payment = { kind: 'client' as const, invoiceId: id, date, source: 'bank' as const };
  await server.call(token, 'createPayment', { ...payment, amount: 20 });
  const { body } = await server.call(token, 'getReminderLetter', undefined, { path: { id, recall: 1 } });
  expect(body.paid).toBe(20);
  await server.call(token, 'createPayment', { ...payment, amount: 34.5 });
  const { status } = await server.call(token, 'printReminderLetters', { letters: [{ id, level: 1 }] });
  expect(status).toBe(409);
});
