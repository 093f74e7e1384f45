import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../ports/mail/database-mail.ts';
import { startSmtp } from '../testing/mail/start-smtp.ts';
import { createTestApp } from '../testing/test-app.ts';
let token: string;
let id: string;
const smtp = await startSmtp();
const test = await createTestApp({
  env: {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_USER: 'office',
    SMTP_PASSWORD: smtp.password,
    SMTP_FROM: 'office@navette.example',
  },
});
beforeEach(async () => {
  token = await test.signedIn('dispatch');
  id = await deliverMail(test.db, {
    from: 'Marie Claes <marie@clinique.example>',
    deliveredTo: 'office@navette.example',
    subject: 'Rendez-vous',
    date: new Date('2026-03-10T08:00:00Z'),
    text: 'Bonjour',
    html: null,
    messageId: '<b@x.example>',
    references: '<a@x.example>',
  });
});
afterAll(async () => {
  await test.close();
  await smtp.stop();
});
const form = (more: object = {}) => ({
  key: randomUUID(),
  id,
  to: 'marie@clinique.example',
  subject: 'Re: Rendez-vous',
  text: 'C’est noté.',
  ...more,
});

describe('a reply', () => {
  it('a reply is sent in the conversation, once per key, and listed with the mail', async () => {
    const body = form();
    const first = await test.call(token, 'replyToMessage', body);
    expect(first).toMatchObject({ status: 200, body: { state: 'sent', to: [body.to], user_name: 'Ada dispatch' } });
    const before = smtp.mails.size;
    expect((await test.call(token, 'replyToMessage', body)).body).toEqual(first.body);
    expect(smtp.mails.size).toBe(before);
    expect(smtp.mails.get(`<${body.key}@navette.example>`)).toMatchObject({
      inReplyTo: '<b@x.example>',
      references: ['<a@x.example>', '<b@x.example>'],
      text: 'C’est noté.',
    });
    const mails = (await test.call(token, 'getMessages', {})).body;
    expect(mails.find((mail) => mail.id === id)?.replies).toEqual([first.body]);
    expect((await test.call(token, 'listSentMessages')).body[0]).toEqual(first.body);
  });

  it('writes a line to the log without address and text', async () => {
    await test.call(token, 'replyToMessage', form({ text: 'Ligne secrète' }));
    const lines = await test.db.selectFrom('log').selectAll().where('operation', '=', 'replyToMessage').execute();
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/marie|secr/iu);
    expect(JSON.stringify(lines)).toContain(id);
  });

  it('a reply says why it was refused or failed, and can be sent again with its key', async () => {
    const refused = await test.call(token, 'replyToMessage', form({ to: 'unknown@x.example' }));
    expect(refused).toMatchObject({ status: 422, problem: { code: 'mail.recipientRefused' } });
    expect(refused.problem.params?.detail).toContain('No such user here');
    const body = form({ to: 'later@x.example' });
    expect(await test.call(token, 'replyToMessage', body)).toMatchObject({
      status: 503,
      problem: { code: 'mail.sendFailed' },
    });
    expect((await test.call(token, 'listSentMessages')).body[0]).toMatchObject({ id: body.key, state: 'failed' });
    const again = await test.call(token, 'replyToMessage', { ...body, to: 'marie@clinique.example' });
    expect(again).toMatchObject({ status: 200, body: { id: body.key, to: ['marie@clinique.example'], state: 'sent' } });
  });

  it('a reply is refused with the key of a colleague', async () => {
    const body = form();
    await test.call(token, 'replyToMessage', body);
    expect(await test.call(await test.signedIn('lead'), 'replyToMessage', body)).toMatchObject({
      status: 409,
      problem: { code: 'mail.sending' },
    });
  });

  it.each([
    ['subject', { subject: 'a\r\nBcc: all@evil.example' }],
    ['subject', { subject: '  ' }],
    ['to', { to: 'a@x.example\nBcc: b@x.example' }],
    ['to', { to: 'nobody' }],
    ['text', { text: ' \n' }],
  ])('is refused by name of the field: %s %j', async (field, more) => {
    const { status, problem } = await test.call(token, 'replyToMessage', form(more));
    expect([status, problem.fields.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('requires an existing mail and access to mail, and is limited to ten at once', async () => {
    expect((await test.call(token, 'replyToMessage', form({ id: 'none' }))).status).toBe(404);
    expect((await test.call(await test.signedIn('account'), 'replyToMessage', form())).status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await test.call(token, 'replyToMessage', form({ id: 'none' }))).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a reply stays in the outbox of the product without a mail server', async () => {
  const own = await createTestApp({ beside: test });
  const { body } = await own.call(token, 'replyToMessage', form());
  expect(body.state).toBe('kept');
  const kept = await test.db.selectFrom('outbox_mail').selectAll().execute();
  expect(kept).toMatchObject([{ recipients: ['marie@clinique.example'], inReplyTo: '<b@x.example>' }]);
  await own.close();
});
