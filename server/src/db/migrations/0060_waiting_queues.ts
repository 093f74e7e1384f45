import { type Kysely, sql } from 'kysely';

/** What waits is counted at each scrape of the metrics, of tables that keep what was sent for years: an index of the waiting rows alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index if not exists driver_notification_waiting on driver_notification (at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index if not exists sent_mail_sending on sent_mail (at) where state = 'sending'`.execute(db);
}
