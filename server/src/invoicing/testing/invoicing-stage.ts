import type { InvoiceKind } from '@navette/shared/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';
import type { TestAnswer } from '../../testing/test-app.ts';

/** Variations of an invoice that a test makes. */
export interface Issuing {
  readonly date?: string;
  readonly confirmDate?: boolean;
  /** Number that the browser was shown. */
  readonly id?: number;
  /** Idempotency key. */
  readonly key?: string;
}

/** A refusal in short: its status and code, and each field with its message. */
export const refusalOf = ({ status, problem }: Pick<TestAnswer<unknown>, 'status' | 'problem'>): string[] => [
  `${status} ${problem.code}`,
  ...problem.fields.map(({ field, messageKey }) => `${field} ${messageKey}`),
];

/** A super user's server on 20 April 2026, and what tests of invoices do on it; files are kept in a folder of its own. Each test starts at number 1. */
export async function invoicingStage(now = () => new Date('2026-04-20T09:00:00Z'), env: NodeJS.ProcessEnv = {}) {
  const filesDir = join(await mkdtemp(join(tmpdir(), 'navette-invoicing-')), 'files');
  afterAll(() => rm(filesDir, { recursive: true, force: true }));
  const { server, token, records } = await bookingStage({ role: 'super', filesDir, now, env });
  const { clientId, driverId, insuranceId } = records;
  const date = '2026-03-10';

  beforeEach(async () => {
    await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
    for (const table of [
      'idempotent_call',
      'bank_part',
      'bank_transaction',
      'sent_mail',
      'outbox_mail',
      'log',
    ] as const)
      await server.db.deleteFrom(table).execute();
  });

  /** A closed trip of 20 euros, which the client pays by invoice. */
  const book = (more: Partial<NewRow<'booking'>> = {}) =>
    insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });

  /** The worked case (specification/wallets.md#client-invoice-total): 30 + 18 + 3.50 parking + 3 fee. */
  const golden = async () =>
    [await book({ price: 25, waitprice: 5, ticket_price: 3.5 }), await book({ price: 18 })] as const;

  const issue = (
    kind: InvoiceKind,
    amount: number,
    bookings: readonly number[],
    { date: day = date, confirmDate, id, key }: Issuing = {},
  ) => {
    const form = { bookings: [...bookings], ...(confirmDate && { confirmDate }) };
    const head = { date: day, amount, ...(id && { id }) };
    const call = key ? { headers: { 'idempotency-key': key } } : {};
    if (kind === 'client')
      return server.call(token, 'createClientInvoice', { ...form, invoice: { ...head, clientId } }, call);
    if (kind === 'driver')
      return server.call(token, 'createDriverInvoice', { ...form, invoice: { ...head, driverId } }, call);
    return server.call(token, 'createInsuranceInvoice', { ...form, invoice: { ...head, insuranceId } }, call);
  };
  /** Number of a new invoice of the worked case. */
  const issued = async (bookings?: readonly number[]) =>
    (await issue('client', 54.5, bookings ?? (await golden()))).body.id;

  const pay = (amount: number, more: object = {}, headers = {}) =>
    server.call(
      token,
      'createPayment',
      { kind: 'client', invoiceId: 1, date: '2026-04-10', amount, source: 'cash', ...more },
      { headers },
    );
  const account = async (kind: InvoiceKind = 'client', invoiceId = 1) =>
    (await server.call(token, 'getInvoiceAccount', { kind, invoiceId })).body;

  /** Details of the last line of the log of an operation. */
  const logged = async (operation: string) =>
    (
      await server.db
        .selectFrom('log')
        .select('details')
        .where('operation', '=', operation)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).details;

  /** Bytes of an answer, with its name; a refusal is JSON. */
  const download = async (url: string, { by = token, payload }: { by?: string; payload?: object } = {}) => {
    const raw = await server.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${by}`, 'accept-encoding': 'identity' },
      ...(payload && { payload }),
    });
    return { status: raw.statusCode, content: raw.rawPayload, name: String(raw.headers['content-disposition']) };
  };
  const pdf = (id: number, by = token) => download(`/service/invoice/clients/${id}/pdf`, { by });
  const mail = (
    id: number,
    body: Partial<BodyOf<'sendClientInvoice'>> = {},
    key = '0b0e1c1e-6d1f-4c43-9f0a-000000000001',
  ) =>
    server.call(
      token,
      'sendClientInvoice',
      { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour', ...body },
      { path: { id }, headers: { 'idempotency-key': key } },
    );

  const ids = { clientId, driverId, insuranceId };
  const making = { book, golden, issue, issued, pay };
  return { server, token, records, ...ids, date, filesDir, ...making, account, logged, download, pdf, mail };
}
