import { type Kysely, sql } from 'kysely';

/** The settings of repairing a plan and of breaks, so that the list of settings shows them. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    insert into setting (variable, value) values ('planDisturbCost', '5000'), ('planBreakAfter', '6')
    on conflict (variable) do nothing
  `.execute(db);
};
