import type { InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';

interface Standing {
  invoiceId: number;
  credited: number;
  paid: number;
  creditNotes: number[];
}

/** Sums of credit notes and ledger by invoice of a kind; for a left join. */
export const standingOf = (kind: InvoiceKind, id?: number) => {
  const own = sql`kind = ${kind}${id === undefined ? sql`` : sql` and "invoiceId" = ${id}`}`;
  return sql<Standing>`(
    select "invoiceId", sum(credited) as credited, sum(paid) as paid,
      array_remove(array_agg(note order by note), null) as "creditNotes"
    from (select "invoiceId", amount as credited, 0 as paid, id as note from credit_note where ${own}
      union all select "invoiceId", 0, amount, null from invoice_payment where ${own}) entry
    group by "invoiceId")`.as<'standing'>('standing');
};

/** Columns of a joined `standing` in lists, for a table of invoices. */
export const standingColumns = (table: string) =>
  [
    sql<number>`coalesce(standing.credited, 0)`.as('credited'),
    sql<number>`coalesce(standing.paid, 0)`.as('paid'),
    sql<number>`${sql.ref(`${table}.amount`)} - coalesce(standing.credited, 0) - coalesce(standing.paid, 0)`.as('open'),
    sql<number[]>`coalesce(standing."creditNotes", '{}')`.as('creditNotes'),
  ] as const;
