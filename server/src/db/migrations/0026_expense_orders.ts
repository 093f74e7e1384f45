import { type Kysely, sql } from 'kysely';

/** Orders of expenses beside those of invoices: an expense has one open order, and what it pays does not change meanwhile. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table payment_order drop constraint payment_order_kind_check`.execute(db);
  await sql`
    alter table payment_order add constraint payment_order_kind_check check (kind in ('client', 'driver', 'expense')) not valid
  `.execute(db);
  await sql`
    alter table payment_order
      add column "expenseId" integer generated always as (case kind when 'expense' then "recordId" end) stored references expense,
      add column "partId" integer unique references bank_part
  `.execute(db);
  await sql`create index payment_order_expense on payment_order ("expenseId") where "expenseId" is not null`.execute(
    db,
  );
  await sql`
    create function refuse_ordered_expense() returns trigger language plpgsql as $$
      begin
        if exists (select from payment_order where kind = 'expense' and "recordId" = new.id and state = 'open') then
          raise exception 'the expense is in a payment batch' using errcode = 'check_violation', constraint = 'payment_order_open';
        end if;
        return new;
      end $$
  `.execute(db);
  await sql`
    create trigger ordered_expense before update on expense for each row
      when ((old.price, old."paidFrom", old."supplierId") is distinct from (new.price, new."paidFrom", new."supplierId"))
      execute function refuse_ordered_expense()
  `.execute(db);
};
