import { type Kysely, sql } from 'kysely';

/**
 * Three kinds of invoices, each with lines that keep a snapshot of what was invoiced. A booking stands on at most one
 * live invoice of a kind; a cancelled one keeps its lines but no longer holds its bookings.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [clientInvoice, driverInvoice, insuranceInvoice]) await statement.execute(db);
  for (const kind of ['client', 'driver', 'insurance']) await createLines(db, kind);
  await sql`create index client_invoice_search on client_invoice using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index client_invoice_client on client_invoice ("clientId", date)`.execute(db);
  await sql`create index driver_invoice_driver on driver_invoice ("driverId", date)`.execute(db);
  await sql`create index insurance_invoice_insurance on insurance_invoice ("insuranceId", date)`.execute(db);
}

const clientInvoice = sql`
  create table client_invoice (
    id integer primary key,
    date date not null,
    "clientId" integer not null references client,
    amount numeric(10,2) not null,
    factuur boolean not null default true,
    "invoiceName" text, "invoiceAddress" text,
    status smallint not null default 0 check (status between 0 and 2),
    recall smallint not null default 0 check (recall between 0 and 3),
    "cancelledAt" timestamptz,
    search text generated always as (fold(coalesce("invoiceName", '') || ' ' || coalesce("invoiceAddress", ''))) stored
  )`;

const driverInvoice = sql`
  create table driver_invoice (
    id integer primary key,
    date date not null,
    "driverId" integer not null references driver,
    "clientId" integer references client,
    amount numeric(10,2) not null,
    factuur boolean not null default true,
    status smallint not null default 0 check (status between 0 and 2),
    "cancelledAt" timestamptz
  )`;

const insuranceInvoice = sql`
  create table insurance_invoice (
    id integer primary key,
    date date not null,
    "insuranceId" integer not null references insurance,
    "clientId" integer references client,
    amount numeric(10,2) not null,
    status smallint not null default 0 check (status between 0 and 2),
    "cancelledAt" timestamptz
  )`;

async function createLines(db: Kysely<never>, kind: string): Promise<void> {
  const lines = `${kind}_invoice_line`;
  await sql`
    create table ${sql.table(lines)} (
      "invoiceId" integer not null references ${sql.table(`${kind}_invoice`)},
      position smallint not null,
      "bookingId" integer not null references booking,
      live boolean not null default true,
      amount numeric(10,2) not null,
      snapshot jsonb not null,
      primary key ("invoiceId", position)
    )`.execute(db);
  await sql`create unique index ${sql.raw(`${lines}_live`)} on ${sql.table(lines)} ("bookingId") where live`.execute(
    db,
  );
  await sql`create index ${sql.raw(`${lines}_booking`)} on ${sql.table(lines)} ("bookingId")`.execute(db);
}
