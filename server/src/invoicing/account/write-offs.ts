import { brusselsNow, type InvoiceKind, InvoiceStatus, openAmount } from '@navette/shared/domain';
import { sql } from 'kysely';
import { authorColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { conflict } from '../../kernel/problem.ts';
import { changeInvoice } from '../lists/invoice-queries.ts';
import type { InvoiceState } from './account-queries.ts';

/** Author and time of an entry of the ledger. */
export interface Author {
  readonly caller: Caller;
  readonly at: Date;
}

/** Least characters of a reason. */
export const LEAST_REASON = 3;

/** Author columns of a ledger entry. */
export const authorOf = ({ caller, at }: Author) => ({ at, userId: caller.user.id, userName: callerName(caller) });

const ofInvoice = (db: Db, { kind, invoiceId }: Pick<InvoiceState, 'kind' | 'invoiceId'>) =>
  db.selectFrom('invoice_write_off as entry').where('kind', '=', kind).where('invoiceId', '=', invoiceId);

const isReversed = sql<boolean>`exists (select from invoice_write_off undo where undo."reversalOf" = entry.id)`;

/** Entries of an invoice in the order in which they were written. */
export const writeOffsOf = (db: Db, kind: InvoiceKind, invoiceId: number) =>
  ofInvoice(db, { kind, invoiceId })
    .select(['id', 'date', 'amount', 'reason', 'reversalOf', authorColumn('entry').as('userName')])
    .select(isReversed.as('reversed'))
    .select(sql<string>`to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at'))
    .orderBy('id')
    .execute();

/** The active write-off; undefined when nothing is written off. */
export const activeWriteOff = (db: Db, invoice: Pick<InvoiceState, 'kind' | 'invoiceId'>) =>
  ofInvoice(db, invoice)
    .select(['id', 'amount', 'reason'])
    .where('reversalOf', 'is', null)
    .where(sql<boolean>`not ${isReversed}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** @param reversalOf entry that it reverses */
async function writeOff(
  trx: Db,
  { kind, invoiceId }: InvoiceState,
  written: { readonly amount: number; readonly reason: string; readonly reversalOf?: number },
  by: Author,
) {
  const entry = { reversalOf: null, ...written, kind, invoiceId, date: brusselsNow(by.at).date };
  await trx
    .insertInto('invoice_write_off')
    .values({ ...entry, ...authorOf(by) })
    .execute();
}

/** Reverses a write-off by an entry of the opposite sign. */
async function reverse(trx: Db, invoice: InvoiceState, by: Author) {
  const active = await activeWriteOff(trx, invoice);
  if (!active) return undefined;
  const { id, amount, reason } = active;
  await writeOff(trx, invoice, { amount: -amount, reason, reversalOf: id }, by);
  return active;
}

/**
 * Changes the status of a locked invoice. Closing one with an open or overpaid amount requires a reason: the remainder is written off by an entry.
 * Reopening reverses that entry.
 * @param invoice current state, including payments and credits of this transaction
 * @returns amount written off, in euros; 0 for nothing
 * @throws ProblemError 409 `invoice.open` without a reason
 */
export async function changeStatus(
  trx: Db,
  invoice: InvoiceState,
  { status, reason }: { readonly status: InvoiceStatus; readonly reason?: string | null | undefined },
  by: Author,
): Promise<number> {
  if (status === invoice.status) return 0;
  const closes = status === InvoiceStatus.closed;
  const open = closes ? openAmount(invoice) : 0;
  const why = reason?.trim() ?? '';
  if (open !== 0 && why.length < LEAST_REASON) refuseOpen(invoice, open);
  if (closes || invoice.status === InvoiceStatus.closed) await reverse(trx, invoice, by);
  if (open !== 0) await writeOff(trx, invoice, { amount: open, reason: why }, by);
  await changeInvoice(trx, invoice.kind, invoice.invoiceId, { status });
  return open;
}

function refuseOpen({ invoiceId, amount }: InvoiceState, open: number): never {
  const isOverpaid = open > 0 !== amount > 0;
  const params = { invoice: invoiceId, open: Math.abs(open), overpaid: isOverpaid ? 'yes' : 'no' };
  throw conflict('invoice.open', {
    params,
    fields: [{ field: 'reason', messageKey: 'validation.invoice.closeReason', params }],
  });
}

/**
 * Adjusts the write-off of a closed invoice after a payment or a credit note: amounts received after all are no longer written off.
 * @param invoice current state
 */
export async function adjustWriteOff(trx: Db, invoice: InvoiceState, by: Author): Promise<void> {
  if (invoice.status !== InvoiceStatus.closed) return;
  const active = await reverse(trx, invoice, by);
  const open = openAmount(invoice);
  if (active && open !== 0 && open > 0 === active.amount > 0)
    await writeOff(trx, invoice, { amount: open, reason: active.reason }, by);
}
