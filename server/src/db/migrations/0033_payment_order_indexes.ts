import { type Kysely, sql } from 'kysely';

/** Finds the orders of an invoice and of a mandate: what is due asks for the last account of each payee, which read all orders for each of them. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [name, column] of [
    ['client', 'clientInvoiceId'],
    ['driver', 'driverInvoiceId'],
    ['mandate', 'mandateId'],
  ] as const)
    await sql`
      create index ${sql.ref(`payment_order_${name}`)} on payment_order (${sql.ref(column)}) where ${sql.ref(column)} is not null
    `.execute(db);
};
