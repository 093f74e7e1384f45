import { afterAll, expect, it } from 'vitest';
import type { OperationId } from '@navette/openapi/operations';
import { contract, contractOperations } from '../kernel/contract.ts';
import { createTestApp } from '../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
afterAll(() => server.close());

/** Amounts that may be negative, with the reason. */
const SIGNED: Readonly<Record<string, string>> = {
  amount: 'of the account of an invoice: a settlement may be owed by its driver, and money may go out',
  creditAmount: 'a rectification may be a deduction',
  'invoices.0.amount': 'the server compares it with the sum of the bookings, and a driver may owe',
  'invoice.amount': 'the server compares it with the sum of the bookings, rectifications included',
  'nonReimbursed.monthlyBudget': 'the platform writes it, the form only sends it back',
  'nonReimbursed.perDay': 'the platform writes it, the form only sends it back',
  'nonReimbursed.perPart': 'the platform writes it, the form only sends it back',
  'parts.0.amount': 'of a bank transaction, with its sign: money may go out',
  price_cash: 'worked out by the server, ignored when sent back',
  price_factuur: 'worked out by the server, ignored when sent back',
  subtotal: 'worked out by the server, ignored when sent back',
  total: 'worked out by the server, ignored when sent back',
};

/** The specification gives the two registers no rule for their amounts: a refund is a negative one. */
const REGISTERS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createExpense',
  'updateExpense',
  'createInsert',
  'updateInsert',
]);

/** Paths of the amounts in a schema, as `records.0.changes.price`. */
function amountsOf(schema: unknown, path: readonly string[], seen: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const read = (name: string): unknown => Reflect.get(schema, name);
  const reference = read('$ref');
  const own = read('x-money') === true ? [path.join('.')] : [];
  const named =
    typeof reference === 'string' && !seen.includes(reference)
      ? amountsOf(contract.components.schemas[reference.split('/').at(-1) ?? ''], path, [...seen, reference])
      : [];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((name) =>
    Object.values(Object(read(name))).flatMap((branch) => amountsOf(branch, path, seen)),
  );
  const properties = Object.entries(Object(read('properties'))).flatMap(([name, property]) =>
    amountsOf(property, [...path, name], seen),
  );
  return [...own, ...named, ...branches, ...properties, ...amountsOf(read('items'), [...path, '0'], seen)];
}

const amounts = contractOperations
  .filter(({ id }) => !REGISTERS.has(id))
  .flatMap(({ id, documented }) =>
    [...new Set(amountsOf(documented.requestBody?.content?.['application/json']?.schema, [], []))].map(
      (field) => [id, field] as const,
    ),
  );
const prices = amounts.filter(([, field]) => !(field in SIGNED));

/** A body that holds nothing but −1 at the path. */
function bodyWith(path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return -1;
  return name === '0' ? [bodyWith(rest)] : { [name]: bodyWith(rest) };
}

it.each(prices)('a price below zero is refused by %s, which names %s', async (id, field) => {
  const { status, body } = await server.callWith(token, id, bodyWith(field.split('.')));
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { fields: expect.arrayContaining([expect.objectContaining({ field, messageKey: 'validation.money' })]) },
  });
});

it('a price below zero is looked for in the forms of bookings, clients, insurers, M-codes, demands, payments, tariffs and the organisation', () => {
  const refusing: OperationId[] = ['addBookings', 'updateBooking', 'createClient', 'updateClient', 'updateClients'];
  refusing.push('createInsurance', 'updateInsurance', 'createMCode', 'updateMCode', 'updateMCodes');
  refusing.push(
    'grantDemand',
    'sendBookingNotification',
    'saveCompanyProfile',
    'createPaymentBatch',
    'createTariffVersion',
    'saveBudgets',
  );
  expect(new Set(prices.map(([id]) => id))).toEqual(new Set(refusing));
});

it.each(Object.keys(SIGNED))('the exception for a negative price exists in the contract: %s', (field) => {
  expect(amounts.map(([, name]) => name)).toContain(field);
});
