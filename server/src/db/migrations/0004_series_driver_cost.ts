import { type Kysely, sql } from 'kysely';

/** The setting of planning standing orders, so that the list of settings shows it. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`insert into setting (variable, value) values ('planSeriesDriverCost', '1000') on conflict (variable) do nothing`.execute(
    db,
  );
};
