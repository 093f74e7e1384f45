import { CLIENT_COLUMNS, MERGE_COLUMNS, type MergedClient, namesOf } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { found } from '../../kernel/problem.ts';

/** Days within which a merge can be undone. */
export const UNDO_DAYS = 30;

/** Two locked records of one person. */
interface Both {
  readonly kept: MergedClient;
  readonly gone: MergedClient;
}

/** Locks both, ordered by id, so that two merges of the same pair don't deadlock. Undefined when one is missing. */
export async function lockBoth(trx: Db, keep: number, remove: number): Promise<Both | undefined> {
  const rows = await trx
    .selectFrom('client')
    .select(['id', ...MERGE_COLUMNS])
    .where('id', 'in', [keep, remove])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [kept, gone] = [keep, remove].map((id) => rows.find((row) => row.id === id));
  return kept && gone && { kept, gone };
}

/** Tables whose rows follow a client; a test compares them with the foreign keys of the database. */
export const MOVED_TABLES = [
  'booking',
  'client_invoice',
  'driver_invoice',
  'insurance_invoice',
  'client_document',
  'match_choice',
  'sent_mail',
  'client_message',
  'client_alias',
  'bank_part',
  'mandate',
  'dunning_letter',
  'payment_plan',
] as const;
type MovedTable = (typeof MOVED_TABLES)[number];

/** Ids of the moved rows, by table; mails have text ids. */
export type Moved = Readonly<Partial<Record<MovedTable, readonly string[]>>>;

/** Moves rows of a client to another one; with `only` those that still exist. */
async function move(trx: Db, table: MovedTable, from: number, to: number, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set "clientId" = ${to}
    where "clientId" = ${from} and (${only === undefined} or id::text = any(${only ?? []}::text[])) returning id::text as id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Tables of what a person knows by one word. */
const COUNTED = {
  bookings: ['booking'],
  invoices: ['client_invoice', 'driver_invoice', 'insurance_invoice'],
  documents: ['client_document'],
  messages: ['sent_mail', 'client_message'],
  payments: ['bank_part', 'mandate', 'dunning_letter', 'payment_plan'],
  numbers: ['client_alias'],
} as const satisfies Readonly<Record<string, readonly MovedTable[]>>;

/** Tables whose rows the answer of an undo counts. */
const COUNTED_BACK = [...COUNTED.bookings, ...COUNTED.invoices];

/** Numbers of what a merge moves with a client. */
export async function countMoved(db: Db, id: number): Promise<Record<keyof typeof COUNTED, number>> {
  const counts = Object.entries(COUNTED).map(([name, tables]) => {
    const sum = tables.map((table) => sql`(select count(*) from ${sql.table(table)} where "clientId" = ${id})`);
    return sql`(${sql.join(sum, sql` + `)})::integer as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<keyof typeof COUNTED, number>>`select ${sql.join(counts)}`.execute(db);
  return found(rows[0]);
}

/** Moves everything of a client to another. */
export async function moveAll(trx: Db, from: number, to: number): Promise<Moved> {
  const moved: Partial<Record<MovedTable, readonly string[]>> = {};
  for (const table of MOVED_TABLES) moved[table] = await move(trx, table, from, to);
  return moved;
}

/** Rows of a merge that are still with the kept record, by table. */
export async function stillWith(trx: Db, keptId: number, moved: Moved): Promise<Moved> {
  const there: Partial<Record<MovedTable, readonly string[]>> = {};
  for (const table of COUNTED_BACK) {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(table)} where "clientId" = ${keptId} and id::text = any(${moved[table] ?? []}::text[])`.execute(
      trx,
    );
    there[table] = rows.map(({ id }) => id);
  }
  return there;
}

/** Moves back the rows of a merge that are still with the kept record. */
export async function moveBack(trx: Db, from: number, to: number, moved: Moved): Promise<Moved> {
  const back: Partial<Record<MovedTable, readonly string[]>> = {};
  for (const table of MOVED_TABLES) back[table] = await move(trx, table, from, to, moved[table] ?? []);
  return back;
}

/** Bookings of these that are on a live client invoice that was not moved with them. */
export async function invoicedSince(trx: Db, bookings: readonly number[], invoices: readonly string[]) {
  const rows = await trx
    .selectFrom('client_invoice_line')
    .select('bookingId')
    .where('bookingId', '=', sql<number>`any(${bookings}::integer[])`)
    .where('invoiceId', '<>', sql<number>`all(${invoices}::integer[])`)
    .where('live', '=', true)
    .execute();
  return new Set(rows.map(({ bookingId }) => bookingId));
}

export const daysOf = async (trx: Db, ids: readonly number[]): Promise<string[]> =>
  (
    await trx
      .selectFrom('booking')
      .select('ap_date')
      .where('id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
  ).map(({ ap_date }) => ap_date);

export async function snapshotOf(trx: Db, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(client) - array['search', 'ssnDigits'] as record from client where id = ${id}`.execute(trx);
  return rows[0]?.record ?? {};
}

/** Stored, not generated columns of a snapshot. */
const STORED = namesOf(CLIENT_COLUMNS).filter((name) => name !== 'search' && name !== 'ssnDigits');

/** Sets some columns of a record to the values of a snapshot. */
export async function restore(trx: Db, id: number, values: Readonly<Record<string, unknown>>): Promise<void> {
  const names = STORED.filter((name) => Object.hasOwn(values, name));
  if (names.length === 0) return;
  await sql`
    update client set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`former.${name}`)}`))}
    from jsonb_populate_record(null::client, ${JSON.stringify(values)}::jsonb) former where client.id = ${id}`.execute(
    trx,
  );
}

export async function insertAgain(trx: Db, values: Readonly<Record<string, unknown>>): Promise<void> {
  const names = sql.join(STORED.map((name) => sql.ref(name)));
  // Snapshots of earlier versions say nothing of `active`.
  const row = JSON.stringify({ active: true, ...values });
  await sql`
    insert into client (${names}) select ${names} from jsonb_populate_record(null::client, ${row}::jsonb)`.execute(trx);
}

/** Deletes a client and makes its id an alias of another. */
export async function replaceByAlias(trx: Db, keep: number, remove: number): Promise<void> {
  await trx.insertInto('client_alias').values({ id: remove, clientId: keep }).execute();
  await trx.deleteFrom('client').where('id', '=', remove).execute();
}

export const removeAlias = (trx: Db, id: number) => trx.deleteFrom('client_alias').where('id', '=', id).execute();

/** Undoable merges: into one client, or one of them. */
const undoable = (db: Db, now: Date) =>
  db
    .selectFrom('client_merge')
    .where('at', '>', new Date(now.getTime() - UNDO_DAYS * 86_400_000))
    .where('undoneAt', 'is', null)
    .where('removed', 'is not', null);

const MOST_MERGES = 500;

/** Undoable merges, into one client or into all, the latest first. */
export const listMergeRows = (db: Db, now: Date, keptId?: number) =>
  undoable(db, now)
    .innerJoin('client', 'client.id', 'keptId')
    .select(['client_merge.id', 'removedId as removed', 'keptId as kept', 'at', 'userName'])
    .select(['client.firstname as keptFirstname', 'client.lastname as keptLastname'])
    .select([sql<string>`removed->>'firstname'`.as('firstname'), sql<string>`removed->>'lastname'`.as('lastname')])
    .where('anonymisedAt', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('keptId', '=', keptId ?? 0))
    .orderBy('at', 'desc')
    .orderBy('client_merge.id', 'desc')
    .limit(MOST_MERGES)
    .execute();

/** An undoable merge; undefined otherwise. */
const oneMerge = (db: Db, id: number, now: Date) =>
  undoable(db, now)
    .innerJoin('client', 'client.id', 'keptId')
    .select(['keptId', 'removedId', 'removed', 'before', 'after', 'moved'])
    .where('client_merge.id', '=', id)
    .where('anonymisedAt', 'is', null);

export const findMerge = (db: Db, id: number, now: Date) => oneMerge(db, id, now).executeTakeFirst();

/** An undoable merge, locked together with the kept record. */
export const lockMerge = (trx: Db, id: number, now: Date) => oneMerge(trx, id, now).forUpdate().executeTakeFirst();

/** Marks a merge as undone and deletes its snapshots. */
export const markMergeUndone = (trx: Db, id: number, undoneAt: Date) =>
  trx
    .updateTable('client_merge')
    .set({ undoneAt, removed: null, before: null, after: null })
    .where('id', '=', id)
    .execute();

/** Deletes merges that can no longer be undone. */
export const forgetMerges = (db: Db, now: Date) =>
  db
    .deleteFrom('client_merge')
    .where('at', '<', new Date(now.getTime() - UNDO_DAYS * 86_400_000))
    .execute();
