import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import type { NewRow } from '../../../db/types.ts';
import { bookingStage } from '../../../testing/booking-stage.ts';
import { insertBooking } from '../../../testing/records.ts';

/** A server of its own that keeps files, with what invoices are made of. */
export async function documentStage() {
  const filesDir = join(await mkdtemp(join(tmpdir(), 'navette-pdf-')), 'files');
  afterAll(() => rm(filesDir, { recursive: true, force: true }));
  const { server, token, records } = await bookingStage({
    role: 'super',
    filesDir,
    now: () => new Date('2026-04-20T09:00:00Z'),
  });
  const { clientId, driverId, insuranceId } = records;
  const date = '2026-03-10';
  const key = '0b0e1c1e-6d1f-4c43-9f0a-000000000001';

  beforeEach(async () => {
    await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
    await server.db.deleteFrom('idempotent_call').execute();
    await server.db.deleteFrom('sent_mail').execute();
    await server.db.deleteFrom('outbox_mail').execute();
    await server.db.updateTable('client').set({ email: 'zoe@example.be', language: null }).execute();
  });

  const book = (more: Partial<NewRow<'booking'>> = {}) =>
    insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });
  const golden = async () => [await book({ price: 25, waitprice: 5, ticket_price: 3.5 }), await book({ price: 18 })];
  const issued = async (bookings?: number[]): Promise<number> => {
    const ids = bookings ?? (await golden());
    const { body } = await server.call(token, 'createClientInvoice', {
      invoice: { clientId, date, amount: 54.5 },
      bookings: ids,
    });
    return body.id;
  };
  /** Bytes of an answer, with its name; a refusal is JSON. */
  const download = async (url: string, { by = token, letters }: { by?: string; letters?: object } = {}) => {
    const raw = await server.app.inject({
      method: letters ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${by}`, 'accept-encoding': 'identity' },
      ...(letters && { payload: letters }),
    });
    return { status: raw.statusCode, content: raw.rawPayload, name: String(raw.headers['content-disposition']) };
  };
  const pdf = (id: number, by = token) => download(`/service/invoice/clients/${id}/pdf`, { by });
  const mail = (id: number, body: object, idempotencyKey = key) =>
    server.call(
      token,
      'sendClientInvoice',
      { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour', ...body },
      {
        path: { id },
        headers: { 'idempotency-key': idempotencyKey },
      },
    );

  return {
    filesDir,
    date,
    key,
    book,
    golden,
    issued,
    download,
    pdf,
    mail,
    server,
    token,
    records,
    clientId,
    driverId,
    insuranceId,
  };
}
