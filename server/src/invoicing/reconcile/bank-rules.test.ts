import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { matchingStage } from '../testing/matching-stage.ts';

const { server, token, ogm, line, proposals, certain, rests } = await matchingStage();

beforeEach(async () => void (await server.db.deleteFrom('bank_rule').execute()));

type Form = BodyOf<'createBankRule'>;
const phone: Form = { contains: 'proximus', sign: 'out', action: 'expense' };
const fees: Form = { contains: 'Frais bancaires', sign: 'any', action: 'aside', reason: 'Frais du compte' };
const create = (form: Form) => server.call(token, 'createBankRule', form);
const made = async (form: Form) => (await create(form)).body.insertId;
const listed = async () => (await server.call(token, 'listBankRules')).body.map(({ id }) => id);

let count = 0;
async function category(register: 'expense' | 'inserts' = 'expense') {
  count += 1;
  const values = { name: `Téléphonie ${count}`, register, account: '612300' };
  return (await server.db.insertInto('money_category').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

describe('a rule', () => {
  it.each<[string, Form, string]>([
    ['an expense of money received', { ...phone, sign: 'in' }, 'sign validation.rule.out'],
    ['setting aside without a reason', { ...fees, reason: ' ' }, 'reason validation.aside.reason'],
    ['a wrong account', { ...phone, account: 'BE68539007547035' }, 'account validation.iban'],
    ['an unknown supplier', { ...phone, supplierId: 999 }, 'supplierId validation.notFound'],
  ])('refuses %s, at its field', async (_what, form, field) => {
    expect(refusalOf(await create(form))).toEqual(['400 validation', field]);
  });

  it('is moved before or after its neighbour, and keeps its category from being deleted', async () => {
    const categoryId = await category();
    const [first, second] = [await made({ ...phone, categoryId }), await made(fees)];
    expect(await listed()).toEqual([first, second]);
    await server.call(token, 'moveBankRule', { id: second, direction: 'up' });
    expect(await listed()).toEqual([second, first]);
    await server.call(token, 'moveBankRule', { id: second, direction: 'up' });
    expect(await listed()).toEqual([second, first]);
    const removed = await server.call(token, 'deleteMoneyCategory', undefined, { path: { id: categoryId } });
    expect(removed.problem.code).toBe('referenced');
    expect(refusalOf(await create({ ...phone, categoryId: await category('inserts') }))).toEqual([
      '400 validation',
      'categoryId validation.notFound',
    ]);
  });
});

describe('a transaction that a rule fits', () => {
  it('is proposed with the first rule, and booked once a person takes it', async () => {
    const categoryId = await category();
    const rule = await made({ ...phone, categoryId });
    await made({ ...phone, contains: 'Proximus NV' });
    await made(fees);
    const [bill, fee, paid, other] = [
      await line(-94.5, { counterparty: 'Proximus NV', detail: 'Abonnement' }),
      await line(-3, { detail: 'FRAIS BANCAIRES mai' }),
      await line(54.5, { structured: ogm, detail: 'frais bancaires' }),
      await line(-8, { detail: 'Inconnu' }),
    ];
    expect(await proposals()).toMatchObject([
      { transactionId: paid, invoices: [{ certain: true }] },
      { transactionId: fee, rule: { action: 'aside' } },
      { transactionId: bill, rule: { id: rule, categoryId } },
    ]);
    expect((await rests()).every(([, matched]) => matched === 0)).toBe(true);
    const taken = await certain(bill, fee, paid, other);
    expect(taken.map(({ done }) => done)).toEqual([true, true, true, false]);
    // The invoice comes first.
    expect(taken[2]).toMatchObject({ kind: 'client', invoiceId: 1 });
    expect(await server.db.selectFrom('expense').select(['name', 'price', 'categoryId']).execute()).toEqual([
      { name: 'Proximus NV', price: 94.5, categoryId },
    ]);
    expect((await certain(bill, fee)).map(({ done }) => done)).toEqual([false, false]);
  });

  it('is booked once for a repeated call', async () => {
    await made(fees);
    const id = await line(-3, { detail: 'Frais bancaires' });
    const send = () =>
      server.call(token, 'matchCertainTransactions', { transactions: [id] }, { headers: { 'idempotency-key': 'one' } });
    expect((await send()).body).toEqual((await send()).body);
    expect(await rests()).toEqual([[id, -3, 0]]);
  });
});
