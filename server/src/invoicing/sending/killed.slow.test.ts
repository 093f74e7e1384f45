import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killedServer, type KilledServer } from '../../testing/killed-server.ts';
import { startSmtp, type TestSmtp } from '../../testing/mail/start-smtp.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const CLIENTS = 40;
/** Mails that one process sends at a time. */
const AT_ONCE = 3;

let server: TestApp;
let smtp: TestSmtp;
let token: string;
let running: KilledServer;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
  smtp = await startSmtp();
  const clients = await server.db
    .insertInto('client')
    .values(
      Array.from({ length: CLIENTS }, (_, index) => ({
        firstname: 'Zoé',
        lastname: `Client ${index}`,
        email: `c${index}@example.be`,
      })),
    )
    .returning('id')
    .execute();
  const invoices = clients.map(({ id: clientId }, index) => ({
    id: index + 1,
    date: '2026-03-31',
    clientId,
    amount: 20,
  }));
  await server.db.insertInto('client_invoice').values(invoices).execute();
  running = await killedServer(server, token, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_USER: 'office',
    SMTP_PASSWORD: smtp.password,
    SMTP_FROM: 'office@navette.example',
  });
}, 60_000);
afterAll(async () => {
  await running.close();
  await smtp.stop();
  await server.close();
});

it(
  'mails every document once when the server is killed while it queues and while it sends',
  { timeout: 120_000 },
  async () => {
    const invoices = Array.from({ length: CLIENTS }, (_, index) => index + 1);
    const preview = await server.call(token, 'previewSending', { kind: 'client', invoices });
    const documents = preview.body.documents.map(({ invoiceId, recall, seen }) => ({
      invoiceId,
      recall,
      channel: 'mail' as const,
      seen,
    }));
    const send = () =>
      running.call('createSending', { kind: 'client', documents }, { headers: { 'idempotency-key': 'once' } });
    await running.killAtWrite('document_sending', send);
    expect(await server.db.selectFrom('document_batch').select('id').execute()).toEqual([]);

    await running.start();
    const queued = await send();
    for (const many of [CLIENTS / 4, CLIENTS / 2]) {
      await vi.waitUntil(() => smtp.mails.size >= many, { timeout: 20_000, interval: 5 });
      await running.kill();
      expect(smtp.mails.size).toBeLessThan(CLIENTS);
      await running.start();
    }
    expect((await send())?.body).toEqual(queued?.body);
    const states = async () => {
      const answer = await running.call('getSending', undefined, { path: { id: queued?.body.id ?? 0 } });
      return answer?.body.documents.map(({ state }) => state);
    };
    await vi.waitFor(async () => expect(await states()).toEqual(invoices.map(() => 'sent')), { timeout: 30_000 });

    const named = [...smtp.mails.values()].flatMap(({ attachments }) => attachments.map(({ name }) => name));
    expect(new Set(named).size).toBe(CLIENTS);
    // A mail that a killed process was sending may arrive again, as the same one.
    expect(smtp.arrived.length - CLIENTS).toBeLessThanOrEqual(2 * AT_ONCE);
    expect(smtp.mails.size).toBe(CLIENTS);
    const logged = await server.db
      .selectFrom('sent_mail')
      .select(['invoiceId', 'state'])
      .orderBy('invoiceId')
      .execute();
    expect(logged).toEqual(invoices.map((invoiceId) => ({ invoiceId, state: 'sent' })));
  },
);
