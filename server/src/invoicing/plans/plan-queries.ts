import { InvoiceStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { standingOf } from '../account/account-queries.ts';

/** A payment plan with what was paid since it was made. */
export interface PlanRow {
  readonly id: number;
  readonly clientId: number;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly state: 'active' | 'cancelled';
  readonly total: number;
  readonly note: string | null;
  readonly reason: string | null;
  readonly at: string;
  readonly userName: string;
  readonly parts: { readonly due: string; readonly amount: number }[];
  readonly invoices: number[];
  /** Paid, credited or written off of its invoices since it was made. */
  readonly settled: number;
}

/** Payment plans: active ones or all, of all clients or of some; the latest first. */
async function plans(
  db: Db,
  { active, clients }: { readonly active: boolean; readonly clients?: readonly number[] | undefined },
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select plan.id, plan."clientId", client.lastname, client.firstname, plan.state, plan.total, plan.note, plan.reason,
      to_char(plan.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, plan."userName",
      (select jsonb_agg(jsonb_build_object('due', part.due, 'amount', part.amount) order by position)
        from payment_plan_part part where part."planId" = plan.id) as parts,
      covered.invoices, covered.settled
    from payment_plan plan
    join client on client.id = plan."clientId"
    cross join lateral (
      select array_agg(item."invoiceId" order by item."invoiceId") as invoices,
        coalesce(sum(greatest(0, item.open - case when invoice.status = ${sql.lit(InvoiceStatus.closed)} then 0
          else invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) end)), 0) as settled
      from payment_plan_invoice item
      join client_invoice invoice on invoice.id = item."invoiceId"
      left join ${standingOf('client')} on standing."invoiceId" = item."invoiceId"
      where item."planId" = plan.id) covered
    where ${active ? sql`plan.state = 'active'` : sql`true`}
      and ${clients === undefined ? sql`true` : sql`plan."clientId" = any(${clients}::integer[])`}
    order by plan.id desc`.execute(db);
  return rows;
}

export const activePlans = (db: Db, clients?: readonly number[]): Promise<PlanRow[]> =>
  plans(db, { active: true, clients });

export const allPlans = (db: Db): Promise<PlanRow[]> => plans(db, { active: false });
