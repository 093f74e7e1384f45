import { type InvoiceKind, InvoiceStatus, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { searchWords } from '../../db/words.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { standingOf } from '../account/account-queries.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import { creditSums } from './part-queries.ts';

type OpenItems = AnswerOf<'searchOpenItems'>;

const MOST = 50;

const contains = (text: ReturnType<typeof sql>, words: readonly string[]) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => sql`fold(${text}) like ${`%${word}%`}`),
        sql` and `,
      )})`;

/** An amount and a day as people write them. */
const money = (amount: ReturnType<typeof sql>) =>
  sql`(abs(${amount})::text || ' ' || replace(abs(${amount})::text, '.', ','))`;
const day = (date: ReturnType<typeof sql>) => sql`to_char(${date}, 'DD/MM/YYYY')`;

const NAMES: Readonly<Record<InvoiceKind, ReturnType<typeof sql>>> = {
  client: sql`payer.lastname, payer.firstname`,
  driver: sql`payer.lastname, payer.firstname`,
  insurance: sql`payer.name as lastname, null as firstname`,
};

interface Found {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly payerId: number;
  readonly date: string;
  readonly amount: number;
  readonly open: number;
  readonly lastname: string | null;
  readonly firstname: string | null;
}

/** Invoices that are not closed and have an open or overpaid amount, the oldest first. */
async function openInvoices(db: Db, words: readonly string[]): Promise<OpenItems['invoices']> {
  const kinds = (['client', 'insurance', 'driver'] as const).map(
    (kind) => sql`
      select ${kind} as kind, invoice.id as "invoiceId", payer.id as "payerId", ${NAMES[kind]}, invoice.date, invoice.amount,
        invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) as open
      from ${sql.table(INVOICE_TABLES[kind])} invoice
      join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
      left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
      where invoice."cancelledAt" is null and invoice.status <> ${sql.lit(InvoiceStatus.closed)}`,
  );
  const text = sql`concat_ws(' ', lastname, firstname, lastname, lpad("invoiceId"::text, 6, '0'), ${day(sql`date`)}, ${money(sql`open`)})`;
  const { rows } = await sql<Found>`
    select * from (${sql.join(kinds, sql` union all `)}) invoice
    where open <> 0 and ${contains(text, words)} order by date, "invoiceId" limit ${MOST}`.execute(db);
  return rows.map(({ lastname, firstname, ...invoice }) => ({
    ...invoice,
    name: invoice.kind === 'insurance' ? (lastname ?? '') : personName({ lastname, firstname }, 'list'),
  }));
}

/** Clients of a name with their credit; without words those that have one. */
async function credits(db: Db, words: readonly string[]): Promise<OpenItems['credits']> {
  const rows = await db
    .selectFrom('client')
    .leftJoin(creditSums, 'credits.clientId', 'client.id')
    .select(['client.id as clientId', 'lastname', 'firstname'])
    .select(sql<number>`coalesce(credit, 0)`.as('credit'))
    .where(
      words.length === 0
        ? sql<boolean>`credit > 0`
        : contains(sql`concat_ws(' ', lastname, firstname, lastname, ${money(sql`nullif(credit, 0)`)})`, words),
    )
    .orderBy(sql`coalesce(credit, 0)`, 'desc')
    .orderBy('lastname')
    .orderBy('client.id')
    .limit(MOST)
    .execute();
  return rows.map(({ lastname, firstname, ...row }) => ({ ...row, name: personName({ lastname, firstname }, 'list') }));
}

/** Expenses of which a part is not paid by bank transactions, the latest first. */
const openExpenses = async (db: Db, words: readonly string[]): Promise<OpenItems['expenses']> =>
  (
    await sql<OpenItems['expenses'][number]>`
      select * from (
        select expense.id as "expenseId", name, description, date,
          price + coalesce((select sum(amount) from bank_part where "expenseId" = expense.id), 0) as open
        from expense where price > 0) expense
      where open > 0 and ${contains(sql`concat_ws(' ', name, description, ${day(sql`date`)}, ${money(sql`open`)})`, words)}
      order by date desc, "expenseId" desc limit ${MOST}`.execute(db)
  ).rows.map(({ expenseId, name, date, open }) => ({ expenseId, name, date, open }));

/** Records that a bank transaction may concern, by words of a name, a number, a day or an amount. */
export async function openItems(db: Db, q: string): Promise<OpenItems> {
  const words = searchWords(q);
  return {
    invoices: await openInvoices(db, words),
    credits: await credits(db, words),
    expenses: await openExpenses(db, words),
  };
}
