import { type Kysely, sql } from 'kysely';

/** What reasons and mutualities of the external platform mean, with the meanings that were fixed before, and which of them it uses. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table platform_reason (
      value text primary key check (value <> ''),
      motive integer not null check (motive between 0 and 8)
    )`.execute(db);
  await sql`
    insert into platform_reason (value, motive) values
      ('chemotherapy', 6), ('dialysis', 5), ('radiotherapy', 1), ('consultation', 4), ('hospitalisation', 8),
      ('discharge', 8), ('postTreatmentKidneyTransplantation', 4), ('returnAmbulatoryCare', 0)`.execute(db);
  await sql`
    create table platform_mutuality (
      value text primary key check (value <> ''),
      "insuranceId" integer not null references insurance on delete cascade
    )`.execute(db);
  await sql`create index platform_mutuality_insurer on platform_mutuality ("insuranceId")`.execute(db);
  await sql`
    create table platform_value (
      kind text not null check (kind in ('reason', 'mutuality')),
      value text not null,
      transports integer not null,
      primary key (kind, value)
    )`.execute(db);
}
