import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';
import { beforeEach, expect } from 'vitest';
import type { BodyOf } from '../../../kernel/operation.ts';
import { found } from '../../../kernel/problem.ts';
import { matchingStage } from '../../testing/matching-stage.ts';

/** Faults of a file against the ISO 20022 schema that it names, in their order. */
export async function faultsOf(xml: string): Promise<string[]> {
  const [, message = ''] = /xmlns="urn:iso:std:iso:20022:tech:xsd:([\w.]+)"/u.exec(xml) ?? [];
  const schema = await readFile(new URL(`schemas/${message}.xsd`, import.meta.url), 'utf8');
  const { errors } = await validateXML({ xml, schema });
  return errors.map((error) => error.message);
}

/** The invoices of the matching stage, an organisation with an account, and what tests of batches do on it. */
export async function batchStage() {
  const stage = await matchingStage();
  const { server, token, iban } = stage;
  const own = 'BE68539007547034';
  const set = (settings: Readonly<Record<string, string | null>>) =>
    Promise.all(
      Object.entries(settings).map(([variable, value]) =>
        server.db
          .insertInto('setting')
          .values({ variable, value })
          .onConflict((known) => known.column('variable').doUpdateSet({ value }))
          .execute(),
      ),
    );
  beforeEach(async () => {
    await set({
      companyBank: own,
      companyName: 'Navette ASBL',
      sepaVersion: '2019',
      paymentMax: '5000',
      batchMax: '50000',
    });
    await set({ carriedDebt: '25', creditorId: null, debitNotice: '14' });
  });
  const due = async (type: 'transfer' | 'debit' = 'transfer') =>
    (await server.call(token, 'listDuePayments', undefined, { query: { type } })).body.payments;
  const settlement = { kind: 'driver', recordId: 1, amount: 35.9, iban } as const;
  const make = (body: Partial<BodyOf<'createPaymentBatch'>> = {}, key?: string) =>
    server.call(
      token,
      'createPaymentBatch',
      { type: 'transfer', date: '2026-04-21', payments: [settlement], ...body },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
  const made = async (body: Partial<BodyOf<'createPaymentBatch'>> = {}): Promise<number> => {
    const answer = await make(body);
    expect(answer.status).toBe(200);
    return answer.body.insertId;
  };
  const fileOf = async (id: number) =>
    (await stage.download(`/service/payment/batch/${id}/file`)).content.toString('utf8');
  const orders = async (id: number) =>
    (await server.call(token, 'listPaymentOrders', undefined, { path: { id } })).body;
  /** First payment of a batch. */
  const firstOrder = async (id: number) => found((await orders(id))[0]);
  const sent = (id: number, date = '2026-04-20') => server.call(token, 'markBatchSent', { date }, { path: { id } });
  return { ...stage, own, set, due, settlement, make, made, fileOf, orders, firstOrder, sent };
}
