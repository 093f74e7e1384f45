import { type Kysely, sql } from 'kysely';

/** A counter for each series of numbers, what an invoice keeps of the moment it was made, and calls that are answered once. */
export async function up(db: Kysely<never>): Promise<void> {
  await series.execute(db);
  for (const kind of ['client', 'driver', 'insurance']) {
    const table = sql.table(`${kind}_invoice`);
    await sql`insert into invoice_series (kind, last) select ${sql.lit(kind)}, coalesce(max(id), 0) from ${table}`.execute(
      db,
    );
    await sql`alter table ${table} add company jsonb, add payer jsonb, add totals jsonb, add "issuedAt" timestamptz, add "issuedBy" integer`.execute(
      db,
    );
  }
  for (const statement of [idempotentCall, idempotentCallAt]) await statement.execute(db);
}

/** The row is locked by who takes a number until the invoice is committed: a refused invoice gives its number back. */
const series = sql`
  create table invoice_series (
    kind text primary key check (kind in ('client', 'driver', 'insurance')),
    last integer not null check (last between 0 and 999999)
  )`;

/** No foreign key: it outlives nobody by more than a day. */
const idempotentCall = sql`
  create table idempotent_call (
    "userId" integer not null,
    operation text not null,
    key text not null,
    digest text not null,
    "recordId" integer not null,
    at timestamptz not null,
    primary key ("userId", operation, key)
  )`;

const idempotentCallAt = sql`create index idempotent_call_at on idempotent_call (at)`;
