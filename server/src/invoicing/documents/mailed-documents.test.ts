import { reminderLetter } from '@navette/shared/document';
import { describe, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const { issued, pay, logged, download, pdf, mail, server, token } = await invoicingStage();

const recordLevel = (id: number, recall: number) =>
  server.db.updateTable('client_invoice').set({ recall }).where('id', '=', id).execute();

describe('sending an invoice', () => {
  it('puts a mail with the PDF in the outbox once, and lists it with the invoice', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    const [first, repeat] = [await mail(id), await mail(id)];
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

  it('attaches the reminder letter', async () => {
    const id = await issued();
    await recordLevel(id, 2);
    const sent = await mail(id, { recall: 2 });
    expect(sent.body.files).toEqual(['rappel-2-000001.pdf', 'facture-000001.pdf']);
  });

  it('refuses a reminder letter for a reminder that is not recorded, at its field', async () => {
    const id = await issued();
    await recordLevel(id, 1);
    expect(refusalOf(await mail(id, { recall: 2 }))).toEqual(['409 letters', 'recall validation.letter.level']);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it.each([
    [{ to: null }, 'to', 'validation.mail.noAddress'],
    [{ to: 'nobody' }, 'to', 'validation.email'],
    [{ subject: ' ' }, 'subject', 'validation.required'],
    [{ text: '' }, 'text', 'validation.required'],
  ])('refuses %j on its field, and sends nothing', async (body, field, messageKey) => {
    expect(refusalOf(await mail(await issued(), body))).toEqual(['400 validation', `${field} ${messageKey}`]);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it('sending an invoice requires a key and an existing invoice', async () => {
    const id = await issued();
    const body = { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour' };
    expect((await server.call(token, 'sendClientInvoice', body, { path: { id } })).status).toBe(400);
    expect((await mail(99)).status).toBe(404);
  });

  it('writes neither address nor text to the log', async () => {
    await mail(await issued());
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
  const payload = { letters: ids.map((id) => ({ id, level: 1 })) };
  const { status, content, name } = await download('/service/invoice/reminders/pdf', { payload });
  expect([status, content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(name).toContain('rappels-');
  expect(content.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(2);
});

it('reminder letters are all refused when one invoice gets none, which is named', async () => {
  const [open, closed, cancelled, early] = [await issued(), await issued(), await issued(), await issued()];
  await recordLevel(open, 1);
  await server.db.updateTable('client_invoice').set({ status: 1 }).where('id', '=', closed).execute();
  await server.db.updateTable('client_invoice').set({ cancelledAt: new Date() }).where('id', '=', cancelled).execute();
  const letters = [open, closed, cancelled, 99, early].map((id) => ({ id, level: 1 as const }));
  expect(refusalOf(await server.call(token, 'printReminderLetters', { letters }))).toEqual([
    '409 letters',
    'letters.1.id validation.letter.closed',
    'letters.2.id validation.letter.cancelled',
    'letters.3.id validation.letter.unknown',
    'letters.4.id validation.letter.level',
  ]);
});

it('reminder letters ask for the open amount of the ledger, and are refused once nothing is left', async () => {
  const id = await issued();
  await pay(20);
  const { body } = await server.call(token, 'getReminderLetter', undefined, { path: { id, recall: 1 } });
  expect(body.paid).toBe(20);
  await pay(34.5);
  const { status } = await server.call(token, 'printReminderLetters', { letters: [{ id, level: 1 }] });
  expect(status).toBe(409);
});

/** An invoice that went out by mail, with the letter of a level. */
async function mailed(recall: 0 | 2) {
  const id = await issued();
  await recordLevel(id, recall);
  return { id, sent: (await mail(id, recall ? { recall } : {})).body };
}

it('a file of a sent mail is answered as it was sent, and each read is logged', async () => {
  const { id, sent } = await mailed(2);
  const content = (await pdf(id)).content;
  expect(sent.readable).toEqual([1, 2]);
  const ask = (number: number) => server.call(token, 'getSentAttachment', { id: sent.id, number });
  const [letter, invoice, none] = [await ask(1), await ask(2), await ask(3)];
  expect(letter.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(letter.raw.headers['content-disposition']).toContain('rappel-2-000001.pdf');
  expect(invoice.raw.rawPayload.equals(content)).toBe(true);
  expect(none.status).toBe(404);
  expect(await logged('getSentAttachment')).toMatchObject({ subject: 'facture-000001.pdf' });
});

it('a file of a delivered mail is the PDF of the invoice; nothing else is stored', async () => {
  const { id, sent } = await mailed(2);
  const content = (await pdf(id)).content;
  await server.db.updateTable('sent_mail').set({ state: 'sent' }).execute();
  await server.db.deleteFrom('outbox_mail').execute();
  const [listed] = (await server.call(token, 'listClientInvoiceMails', undefined, { path: { id } })).body;
  expect(listed?.readable).toEqual([2]);
  const ask = (number: number) => server.call(token, 'getSentAttachment', { id: sent.id, number });
  expect((await ask(2)).raw.rawPayload.equals(content)).toBe(true);
  expect((await ask(1)).status).toBe(404);
});

it('a file of a mail about an insurer requires access to the invoices of insurers, not only to mail', async () => {
  const { sent } = await mailed(0);
  const clerk = await server.signedIn('invoice');
  const ask = () => server.call(clerk, 'getSentAttachment', { id: sent.id, number: 1 });
  expect((await ask()).status).toBe(200);
  await server.db.updateTable('sent_mail').set({ invoiceKind: 'insurance' }).execute();
  expect((await ask()).status).toBe(403);
});
