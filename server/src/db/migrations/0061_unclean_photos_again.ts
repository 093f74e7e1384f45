import { type Kysely, sql } from 'kysely';

/** Photos that were stored while the picture or film behind them was left, which may say where it was taken (`files/clean-photos.ts`). */
export async function up(db: Kysely<never>): Promise<void> {
  await stored.execute(db);
}

const photosOf = (table: string) => sql`select "fileKey" from ${sql.table(table)} where "fileKey" ~ '\\.(jpg|png)$'`;

const stored = sql`insert into unclean_photo (key) ${sql.join(
  ['ticket', 'client_document', 'expense', 'inserts'].map(photosOf),
  sql` union `,
)} on conflict do nothing`;
