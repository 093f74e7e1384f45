import { planStanding, payerReminder, type PayerReminder } from '@navette/shared/dunning';
import {
  addDays,
  FIRST_REMINDER_DAYS,
  InvoiceStatus,
  type IsoDate,
  type RecallLevel,
  subtractMoney,
  sumMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { standingOf } from '../account/account-queries.ts';
import { dueOf, INVOICE_TABLES, noticeDaysOf } from '../kinds.ts';
import type { ReceivableKind } from '../receivables/aged-queries.ts';
import { creditSums } from '../reconcile/part-queries.ts';
import { activePlans } from '../plans/plan-queries.ts';

/** An open invoice, with what decides about its reminders. */
export interface OwedInvoice {
  readonly id: number;
  readonly payerId: number;
  readonly date: IsoDate;
  readonly due: IsoDate;
  readonly noticeDays: number;
  readonly amount: number;
  readonly settled: number;
  readonly open: number;
  readonly recall: RecallLevel;
  readonly remindedOn: IsoDate | null;
  /** Why it is not reminded: a payment plan that is kept, an open direct debit. */
  readonly left: 'plan' | 'order' | null;
}

/** Debts of a payer today. */
export interface Owing {
  readonly payerId: number;
  /** Invoices with an open amount, the oldest due date first. */
  readonly open: readonly OwedInvoice[];
  /** Invoices past their due date. */
  readonly late: readonly OwedInvoice[];
  /** Late invoices that a reminder would name. */
  readonly dunned: readonly OwedInvoice[];
  /** Credit and overpaid amounts. */
  readonly credit: number;
  readonly plan: 'kept' | 'broken' | null;
  readonly reminder: PayerReminder;
  /** Whether a reminder is proposed today. */
  readonly proposed: boolean;
  /** Version of all this. */
  readonly seen: string;
}

interface OwedRow extends Omit<OwedInvoice, 'left'> {
  readonly ordered: boolean;
  readonly lastLetter: number | null;
  /** Day of the last reminder of an insurer. */
  readonly letterOn: IsoDate | null;
}

/** Invoices with an open or overpaid amount: of all payers, or of some. */
async function owedInvoices(db: Db, kind: ReceivableKind, payers?: readonly number[]): Promise<OwedRow[]> {
  const payer = sql.ref(`invoice.${kind}Id`);
  const ofClient =
    kind === 'client'
      ? sql`invoice.recall, (select max(reminder.date) from invoice_reminder reminder
          where reminder."invoiceId" = invoice.id and reminder.level = invoice.recall) as "remindedOn",
        exists (select from payment_order line where line.kind = 'client' and line."recordId" = invoice.id and line.state = 'open') as ordered`
      : sql`0 as recall, null::date as "remindedOn", false as ordered`;
  const { rows } = await sql<OwedRow>`
    select invoice.id, ${payer} as "payerId", invoice.date, ${dueOf('invoice')} as due, ${noticeDaysOf('invoice')} as "noticeDays",
      invoice.amount, coalesce(standing.credited, 0) + coalesce(standing.paid, 0) as settled,
      invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) as open, ${ofClient},
      letter.last as "lastLetter", letter.reminded as "letterOn"
    from ${sql.table(INVOICE_TABLES[kind])} invoice
    left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
    left join (select ${sql.ref(`${kind}Id`)} as payer, max(id) as last, max(date) filter (where type = 'reminder') as reminded
      from dunning_letter group by 1) letter on letter.payer = ${payer}
    where invoice."cancelledAt" is null and invoice.status <> ${sql.lit(InvoiceStatus.closed)}
      and invoice.amount <> coalesce(standing.credited, 0) + coalesce(standing.paid, 0)
      and ${payers === undefined ? sql`true` : sql`${payer} = any(${payers}::integer[])`}
    order by due, invoice.id`.execute(db);
  return rows;
}

/** Credits of clients by client; insurers have none. */
async function creditsOf(db: Db, kind: ReceivableKind): Promise<ReadonlyMap<number, number>> {
  if (kind === 'insurance') return new Map();
  const rows = await db.selectFrom(creditSums).select(['clientId', 'credit']).where('credit', '<>', 0).execute();
  return new Map(rows.map(({ clientId, credit }) => [clientId, credit]));
}

/**
 * Debts of payers today, with the reminder that is proposed (specification/invoices.md#dunning-by-client): of all, or of some. An overpaid invoice that is
 * being paid back is no credit.
 */
export async function owingOf(
  db: Db,
  kind: ReceivableKind,
  today: IsoDate,
  payers?: readonly number[],
): Promise<Owing[]> {
  const rows = await owedInvoices(db, kind, payers);
  const credits = await creditsOf(db, kind);
  const plans = kind === 'client' ? await activePlans(db, payers) : [];
  const stateOf = new Map(
    plans.flatMap(({ parts, settled, invoices }) => {
      const { state } = planStanding(parts, settled, today);
      return invoices.map((id) => [id, state] as const);
    }),
  );
  const byPayer = new Map<number, OwedRow[]>();
  for (const row of rows) byPayer.set(row.payerId, [...(byPayer.get(row.payerId) ?? []), row]);
  return [...byPayer].map(([payerId, own]) => {
    const open = own
      .filter((invoice) => invoice.open > 0)
      .map(({ ordered, lastLetter: _last, letterOn: _on, ...invoice }): OwedInvoice => {
        const left = ordered ? 'order' : stateOf.get(invoice.id) === 'kept' ? 'plan' : null;
        return { ...invoice, left };
      });
    const late = open.filter(({ due }) => due < today);
    const dunned = late.filter(({ left }) => left === null);
    const overpaid = own.filter((invoice) => invoice.open < 0 && !invoice.ordered).map((invoice) => -invoice.open);
    const credit = sumMoney([credits.get(payerId), ...overpaid]);
    const reminder =
      kind === 'client' ? payerReminder(dunned, today) : insurerReminder(dunned, own[0]?.letterOn ?? null);
    const asks = subtractMoney(sumMoney(dunned.map((invoice) => invoice.open)), credit) > 0;
    const isDue = kind === 'client' ? reminder.level !== null : reminder.from !== null && reminder.from <= today;
    const states = late.map(({ id }) => stateOf.get(id));
    return {
      payerId,
      open,
      late,
      dunned,
      credit,
      plan: states.includes('broken') ? 'broken' : states.includes('kept') ? 'kept' : null,
      reminder,
      proposed: isDue && asks,
      seen: seenOf(own[0]?.lastLetter ?? 0, credit, open),
    };
  });
}

/** Insurers have no levels: they are reminded again once the days of a first reminder are over. */
const insurerReminder = ([oldest]: readonly OwedInvoice[], letterOn: IsoDate | null): PayerReminder => ({
  level: null,
  from: oldest ? (letterOn === null ? addDays(oldest.due, 1) : addDays(letterOn, FIRST_REMINDER_DAYS + 1)) : null,
  items: [],
});

/** Version of an account: it changes with each payment, reminder and letter. */
const seenOf = (letter: number, credit: number, open: readonly OwedInvoice[]): string =>
  createHash('sha256')
    .update([letter, credit, ...open.map((one) => [one.id, one.open, one.recall, one.left].join(':'))].join(' '))
    .digest('base64url');
