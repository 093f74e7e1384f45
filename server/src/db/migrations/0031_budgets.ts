import { type Kysely, sql } from 'kysely';

/** Yearly budgets of categories; they go with their category. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table money_budget (
      "categoryId" integer not null references money_category on delete cascade,
      year integer not null check (year between 1900 and 2199),
      amount numeric(10,2) not null check (amount >= 0),
      primary key ("categoryId", year)
    )
  `.execute(db);
};
