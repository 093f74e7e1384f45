import { type Kysely, sql } from 'kysely';

/** Credit notes go out by mail as invoices do. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sent_mail drop constraint "sent_mail_invoiceKind_check"`.execute(db);
  await sql`alter table sent_mail add constraint "sent_mail_invoiceKind_check"
    check ("invoiceKind" in ('client', 'driver', 'insurance', 'credit'))`.execute(db);
}
