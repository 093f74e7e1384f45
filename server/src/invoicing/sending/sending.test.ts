import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { startSmtp } from '../../testing/mail/start-smtp.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';
import { sendDue } from './send-due.ts';

let now = new Date('2026-04-20T09:00:00Z');
const smtp = await startSmtp();
afterAll(() => smtp.stop());
const { server, token, book, issue, issued, mail, pay, download, clientId, driverId, logged } = await invoicingStage(
  () => now,
  {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_USER: 'office',
    SMTP_PASSWORD: smtp.password,
    SMTP_FROM: 'office@navette.example',
  },
);

type Kind = BodyOf<'createSending'>['kind'];
const preview = async (invoices: number[], more: Partial<BodyOf<'previewSending'>> = {}) =>
  (await server.call(token, 'previewSending', { kind: 'client', invoices, ...more })).body.documents;
interface Sent {
  readonly by?: string;
  readonly key?: string;
  readonly kind?: Kind;
  readonly seen?: string;
}
/** Sends documents as their preview proposes them. */
const send = async (invoices: number[], { by = token, key = randomUUID(), kind = 'client', seen = '' }: Sent = {}) => {
  const documents = (await preview(invoices, { kind })).flatMap((one) =>
    one.channel === 'none' ? [] : [{ ...one, channel: one.channel }],
  );
  return server.call(
    by,
    'createSending',
    {
      kind,
      documents: documents.map((one) => ({
        invoiceId: one.invoiceId,
        recall: one.recall,
        channel: one.channel,
        seen: seen || one.seen,
      })),
    },
    { headers: { 'idempotency-key': key } },
  );
};
const states = async (id: number) =>
  (await server.call(token, 'getSending', undefined, { path: { id } })).body.documents.map(
    ({ invoiceId, channel, state, problem }) => [invoiceId, channel, state, problem],
  );
const reach = (values: { email?: string | null; invoiceChannel?: 'mail' | 'post' | 'none' | null }) =>
  server.db.updateTable('client').set(values).where('id', '=', clientId).execute();
const received = () => [...smtp.mails.values()].map(({ to, subject }) => [to.join(), subject]);
/** Invoices of one trip each. */
const several = async (count: number) => {
  const ids = [];
  for (let made = 0; made < count; made += 1) ids.push((await issue('client', 23, [await book()])).body.id);
  return ids;
};

beforeEach(async () => {
  now = new Date('2026-04-20T09:00:00Z');
  smtp.mails.clear();
  for (const table of ['document_sending', 'document_batch'] as const) await server.db.deleteFrom(table).execute();
  await server.db.updateTable('client').set({ invoiceEmail: null, language: null }).execute();
  await reach({ email: 'zoe@example.be', invoiceChannel: null });
});

describe('the preview of a sending', () => {
  it('proposes the channel of the payer, and names what keeps a document from it', async () => {
    const id = await issued();
    const proposed = async () => (await preview([id])).map(({ channel, email, problem }) => [channel, email, problem]);
    expect(await proposed()).toEqual([['mail', 'zoe@example.be', null]]);
    await server.db.updateTable('client').set({ invoiceEmail: 'fille@example.be' }).execute();
    expect(await proposed()).toEqual([['mail', 'fille@example.be', null]]);
    await server.db.updateTable('client').set({ invoiceEmail: null }).execute();
    await reach({ email: null });
    expect(await proposed()).toEqual([['post', null, null]]);
    await reach({ email: null, invoiceChannel: 'mail' });
    expect(await proposed()).toEqual([['mail', null, 'noMailAddress']]);
    await reach({ invoiceChannel: 'none' });
    expect(await proposed()).toEqual([['none', null, null]]);
  });

  it('says how a document was sent last, also by a single mail, and the list of invoices does too', async () => {
    const [first = 0, other = 0] = await several(2);
    await mail(first);
    const mark = { channel: 'mail', user_name: 'Ada super', kept: false };
    expect(await preview([other, first])).toMatchObject([{ sent: null }, { sent: mark }]);
    const { body } = await server.call(token, 'listClientInvoices');
    const rows = body.filter(({ id }) => id === first || id === other);
    expect(rows.map(({ id, sent }) => [id, sent?.channel ?? null])).toEqual([
      [other, null],
      [first, 'mail'],
    ]);
  });
});

describe('sending documents', () => {
  it('mails each once in the language of its payer with number, amount and due date, however many workers send', async () => {
    await server.db.updateTable('client').set({ language: 'nl' }).execute();
    const ids = await several(7);
    const { body } = await send(ids);
    await Promise.all([sendDue(server.services), sendDue(server.services)]);
    expect(await sendDue(server.services)).toBe(0);
    expect(await states(body.id)).toEqual(ids.map((id) => [id, 'mail', 'sent', null]));
    expect(received()).toHaveLength(7);
    const [one] = smtp.mails.values();
    expect([one?.to, one?.subject]).toEqual([['zoe@example.be'], expect.stringMatching(/^Factuur 00000\d/u)]);
    expect(one?.text).toMatch(/Factuur 00000\d” \(€\s23,00\), uiterlijk te betalen op 25\/03\/2026\./u);
    expect(one?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^factuur-00000\d\.pdf$/u)]);
    expect(await logged('createSending')).toMatchObject({ recordId: body.id });
  });

  it('is one sending for a repeated call, and leaves out what another person has sent or queued since the preview', async () => {
    const [id = 0, late = 0] = await several(2);
    const key = randomUUID();
    const [before] = await preview([id]);
    const [first, again] = [await send([id], { key }), await send([id], { key, seen: before?.seen })];
    expect(again.body).toEqual(first.body);
    const colleague = await server.signedIn('super');
    expect(refusalOf(await send([id], { by: colleague, seen: before?.seen }))).toEqual(['409 sending.changed']);
    await sendDue(server.services);
    expect(refusalOf(await send([id], { by: colleague, seen: before?.seen }))).toEqual(['409 sending.changed']);
    const both = await send([id, late], { by: colleague, seen: before?.seen });
    expect(await states(both.body.id)).toEqual([[late, 'mail', 'waiting', null]]);
    await sendDue(server.services);
    expect(received()).toHaveLength(2);
  });

  it('queues a document once for two people at the same moment', async () => {
    const [id = 0] = await several(1);
    const colleague = await server.signedIn('super');
    const both = await Promise.all([send([id]), send([id], { by: colleague })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await sendDue(server.services);
    expect(received()).toHaveLength(1);
  });

  it('sends again what was sent, for a caller who saw that', async () => {
    const [id = 0] = await several(1);
    await send([id]);
    await sendDue(server.services);
    await send([id]);
    await sendDue(server.services);
    expect(received()).toHaveLength(2);
  });

  it('gives the reason of each that was not sent, and sends those that fail for now with the same key', async () => {
    const [refused = 0, later = 0, none = 0] = await several(3);
    await reach({ email: 'unknown@example.be' });
    const first = await send([refused]);
    await sendDue(server.services);
    const answer = await server.call(token, 'getSending', undefined, { path: first.body });
    expect(answer.body.documents).toMatchObject([
      { state: 'refused', detail: expect.stringContaining('No such user') },
    ]);
    await reach({ email: 'later@example.be' });
    const second = await send([later]);
    await sendDue(server.services);
    expect(await states(second.body.id)).toEqual([[later, 'mail', 'waiting', 'unavailable']]);
    const { key } = await server.db
      .selectFrom('document_sending')
      .select('key')
      .where('invoiceId', '=', later)
      .executeTakeFirstOrThrow();
    await reach({ email: 'zoe@example.be' });
    now = new Date('2026-04-20T09:02:00Z');
    await sendDue(server.services);
    expect(await states(second.body.id)).toEqual([[later, 'mail', 'sent', null]]);
    expect([...smtp.mails.keys()]).toEqual([`<${key}@navette.example>`]);
    await reach({ email: null, invoiceChannel: 'mail' });
    expect(await states((await send([none])).body.id)).toEqual([[none, 'mail', 'failed', 'noMailAddress']]);
  });

  it('takes over a refused document once its address is corrected', async () => {
    const [id = 0] = await several(1);
    await reach({ email: 'unknown@example.be' });
    await send([id]);
    await sendDue(server.services);
    await reach({ email: 'zoe@example.be' });
    const again = await send([id], { by: await server.signedIn('super') });
    await sendDue(server.services);
    expect(await states(again.body.id)).toEqual([[id, 'mail', 'sent', null]]);
  });

  it('sends more than a person may send one by one', async () => {
    const ids = await several(3);
    const users = await server.db.selectFrom('app_user').select('id').execute();
    for (const { id } of users) while ((await server.services.documentMailRate.take(id, now)) === 0);
    expect((await mail(ids[0] ?? 0)).status).toBe(429);
    await send(ids);
    expect(await sendDue(server.services)).toBe(3);
  });

  it('stops what is not sent yet, and sends it later', async () => {
    const ids = await several(2);
    const { body } = await send(ids);
    const stopped = await server.call(token, 'stopSending', undefined, { path: body });
    expect(stopped.body).toEqual({ affectedRows: 2 });
    expect(await sendDue(server.services)).toBe(0);
    expect(await states(body.id)).toEqual(ids.map((id) => [id, 'mail', 'stopped', null]));
    await send(ids);
    expect(await sendDue(server.services)).toBe(2);
  });

  it('sends a reminder with its letter, and refuses the letter of a paid invoice', async () => {
    const [open = 0, paid = 0] = await several(2);
    await server.db.updateTable('client_invoice').set({ recall: 1 }).execute();
    await pay(23, { invoiceId: paid });
    const documents = (await preview([open, paid], { letters: true })).map((one) => ({
      invoiceId: one.invoiceId,
      recall: one.recall,
      channel: 'mail' as const,
      seen: one.seen,
    }));
    const { body } = await server.call(token, 'createSending', { kind: 'client', documents });
    await sendDue(server.services);
    expect(await states(body.id)).toEqual([
      [open, 'mail', 'sent', null],
      [paid, 'mail', 'failed', 'validation.letter.paid'],
    ]);
    expect([...smtp.mails.values()][0]?.attachments).toHaveLength(2);
  });
});

describe('documents by post', () => {
  it('are one PDF in their order, each on a right-hand page, and printed once a person confirms it', async () => {
    await reach({ email: null });
    const ids = (await several(2)).toReversed();
    const { body } = await send(ids);
    expect(await sendDue(server.services)).toBe(0);
    expect(await states(body.id)).toEqual(ids.map((id) => [id, 'post', 'toPrint', null]));
    const pages = async (twoSided: boolean) => {
      const file = await download(`/service/sendings/${body.id}/pdf`, { payload: { twoSided } });
      return file.content.toString('latin1').match(/\/Type \/Page\b/gu)?.length;
    };
    expect([await pages(false), await pages(true)]).toEqual([2, 3]);
    expect(await preview(ids)).toMatchObject([
      { open: 'toPrint', sent: null },
      { open: 'toPrint', sent: null },
    ]);
    const confirm = () => server.call(token, 'confirmPrinted', undefined, { path: body });
    expect([(await confirm()).body, (await confirm()).body]).toEqual([{ affectedRows: 2 }, { affectedRows: 0 }]);
    expect(await preview(ids)).toMatchObject([
      { open: null, sent: { channel: 'post' } },
      { sent: { channel: 'post' } },
    ]);
    const { body: sendings } = await server.call(token, 'listSendings');
    expect(sendings).toMatchObject([{ id: body.id, kind: 'client', toPrint: 0, printed: 2 }]);
  });
});

describe('who may send', () => {
  it('needs a page with invoices of the kind', async () => {
    const [id = 0] = await several(1);
    const { body } = await send([id]);
    const lead = await server.signedIn('lead');
    expect((await server.call(lead, 'previewSending', { kind: 'client', invoices: [id] })).status).toBe(403);
    expect((await server.call(lead, 'getSending', undefined, { path: body })).status).toBe(403);
    expect((await server.call(token, 'getSending', undefined, { path: { id: 99_999 } })).status).toBe(404);
  });

  it('sends settlements of drivers to them', async () => {
    await server.db.updateTable('driver').set({ email: 'bart@example.be' }).where('id', '=', driverId).execute();
    const made = await issue('driver', 32, [await book({ price_driver: 40, commission: 20, factuur: true })]);
    expect(made.status).toBe(200);
    await send([made.body.id], { kind: 'driver' });
    await sendDue(server.services);
    expect(received()).toEqual([['bart@example.be', expect.stringContaining('Décompte')]]);
  });
});
