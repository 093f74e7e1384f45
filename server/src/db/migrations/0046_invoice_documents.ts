import { type Kysely, sql } from 'kysely';

/** The PDF of an invoice and of a credit note, the invoice that a mail was sent with, and the language of the documents of drivers and insurers. */
export async function up(db: Kysely<never>): Promise<void> {
  await discard.execute(db);
  for (const name of ['client_invoice', 'driver_invoice', 'insurance_invoice', 'credit_note']) {
    const table = sql.table(name);
    await sql`alter table ${table} add "pdfSha256" text check ("pdfSha256" ~ '^[0-9a-f]{64}$')`.execute(db);
    await sql`create index ${sql.ref(`${name}_pdf`)} on ${table} ("pdfSha256")`.execute(db);
    await sql`create trigger discard_pdf after update of "pdfSha256" on ${table} for each row
      when (old."pdfSha256" is distinct from new."pdfSha256" and old."pdfSha256" is not null) execute function discard_pdf()`.execute(
      db,
    );
  }
  for (const record of ['driver', 'insurance'])
    await sql`alter table ${sql.table(record)} add language text check (language in ('fr', 'nl', 'en'))`.execute(db);
  for (const statement of [mailed, byInvoice]) await statement.execute(db);
}

const mailed = sql`
  alter table sent_mail
    add "invoiceKind" text check ("invoiceKind" in ('client', 'driver', 'insurance')),
    add "invoiceId" integer`;

const byInvoice = sql`create index sent_mail_of_invoice on sent_mail ("invoiceKind", "invoiceId")`;

/** A PDF that its invoice gave up, because it names somebody who was anonymised: its file goes with the next run. */
const discard = sql`
  create function discard_pdf() returns trigger language plpgsql as $$
  begin
    insert into discarded_file (key) values (old."pdfSha256" || '.pdf');
    return null;
  end $$`;
