import { invoiceOgm } from '@navette/shared/domain';
import { beforeEach } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { invoicingStage } from './invoicing-stage.ts';

/** Three open invoices, 54.50 and 20.00 of a client, 29.90 of an insurer, a settlement of 35.90, and no bank transaction before each test. */
export async function matchingStage() {
  const stage = await invoicingStage();
  const { server, token, clientId, driverId, insuranceId, date } = stage;
  const iban = 'BE71096123456769';
  const ogm = invoiceOgm('client', 1);

  beforeEach(async () => {
    await server.db
      .insertInto('client_invoice')
      .values([
        { id: 1, date, clientId, amount: 54.5 },
        { id: 2, date, clientId, amount: 20 },
      ])
      .execute();
    await server.db.insertInto('driver_invoice').values({ id: 1, date, driverId, amount: 35.9 }).execute();
    await server.db.insertInto('insurance_invoice').values({ id: 1, date, insuranceId, amount: 29.9 }).execute();
    await server.db.updateTable('driver').set({ bank_account: iban }).where('id', '=', driverId).execute();
  });

  let count = 0;
  async function line(amount: number, more: Partial<NewRow<'bank_transaction'>> = {}): Promise<number> {
    count += 1;
    const row = {
      date: '2026-04-10',
      amount,
      detail: 'Paiement',
      source: 'mai.csv',
      raw: '',
      print: `p${count}`,
      ...more,
    };
    return (await server.db.insertInto('bank_transaction').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }
  const proposals = async (query: Record<string, string> = {}) =>
    (await server.call(token, 'listMatchProposals', undefined, { query })).body;
  const match = (transactionId: number, more: object = {}) =>
    server.call(token, 'matchTransaction', { transactionId, kind: 'client', invoiceId: 1, ...more });
  const certain = async (...transactions: number[]) =>
    (await server.call(token, 'matchCertainTransactions', { transactions })).body;
  const rests = async () =>
    (await server.call(token, 'listTransactions')).body.map(
      ({ id, matched, rest }: { id: number; matched: number; rest: number }) => [id, matched, rest],
    );
  const statusOf = async (id: number) =>
    (await server.db.selectFrom('client_invoice').select('status').where('id', '=', id).executeTakeFirst())?.status;
  return { ...stage, iban, ogm, line, proposals, match, certain, rests, statusOf };
}
