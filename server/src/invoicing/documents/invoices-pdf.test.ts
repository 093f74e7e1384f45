import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records } = await bookingStage({ role: 'super' });
const { clientId } = records;

beforeEach(async () => {
  const invoice = { date: '2026-03-10', clientId, amount: 20 };
  await server.db
    .insertInto('client_invoice')
    .values([
      { id: 1, ...invoice },
      { id: 2, ...invoice },
    ])
    .execute();
});

const print = (invoices: readonly number[]) =>
  server.app.inject({
    method: 'POST',
    url: '/service/invoice/pdf',
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    payload: { kind: 'client', invoices },
  });

describe('documents of invoices as one PDF', () => {
  it('the documents of invoices are one PDF in the order asked for, and the log names them', async () => {
    const { statusCode, headers, rawPayload } = await print([2, 1]);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('documents-');
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(2);
    expect(rawPayload.includes('(documents-')).toBe(true);
    const line = await server.db
      .selectFrom('log')
      .select('details')
      .where('operation', '=', 'printInvoices')
      .executeTakeFirstOrThrow();
    expect(line.details).toMatchObject({ subject: '000002, 000001' });
  });

  it('the documents of invoices are refused whole for an unknown number, and to who may not see their kind', async () => {
    expect((await print([1, 99])).statusCode).toBe(404);
    const lead = await server.signedIn('lead');
    expect((await server.call(lead, 'printInvoices', { kind: 'client', invoices: [1] })).status).toBe(403);
  });
});
