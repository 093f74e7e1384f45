import { type Kysely, sql } from 'kysely';

/**
 * Bank transactions know the format that they come from and whether they are known by the bank's number in it, whether the bank marked them as a return, and which one they give back; an entry of the ledger knows
 * the payment that the bank gave back with it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bank_transaction
      add column origin text,
      add column numbered boolean not null default false,
      add column returned boolean not null default false,
      add column "returnOf" integer references bank_transaction on delete set null`.execute(db);
  await sql`create index bank_transaction_return on bank_transaction ("returnOf") where "returnOf" is not null`.execute(
    db,
  );
  await sql`alter table invoice_payment add column "returnOf" integer references invoice_payment`.execute(db);
  await sql`create index invoice_payment_return on invoice_payment ("returnOf") where "returnOf" is not null`.execute(
    db,
  );
}
