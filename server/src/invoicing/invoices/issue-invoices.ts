import {
  type DayTariffs,
  invoiceNumber,
  invoiceFaults,
  type InvoiceFault,
  type InvoiceKind,
  tariffsByDay,
} from '@navette/shared/domain';
import type { Caller } from '../../kernel/caller.ts';
import type { FieldChange } from '../../kernel/log-details.ts';
import { type InvoiceOrder, type InvoiceToWrite, insertInvoices, insertLines } from './insert-invoices.ts';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { type CompanyProfile, companyProfile } from '../../masterdata/public.ts';
import { readTariffs } from '../../db/tariffs.ts';
import { carryDebts } from '../batches/carry-debts.ts';
import { walletRow, type WalletRow } from '../wallets/wallet-row.ts';
import type { BookingRow } from '../wallets/wallet-queries.ts';
import {
  liveInvoices,
  lockForInvoice,
  repeatedTransports,
  rowsToInvoice,
  type SameTransport,
  takeNumbers,
} from './issue-queries.ts';
import { invoicePayers, type InvoicePayers, payerAmong } from './payer.ts';
import {
  invoiceSums,
  type AskedDate,
  questionDocumentDate,
  type Candidate,
  refuseAmount,
  refuseBookings,
} from './refusals.ts';

/** Maximum length of a text in the log, in characters. */
const MOST_TEXT = 500;

/** Log entry of an issued invoice: its amount, its bookings, and those invoiced despite the checklist. */
export function issueDetails({ amount, bookings }: InvoiceOrder, { id, lacking }: IssuedInvoice) {
  const faults = lacking.map((line) => `${line.id} (${line.faults.join(', ')})`).join('; ');
  const changes: FieldChange[] = [
    { field: 'amount', before: null, after: String(amount) },
    { field: 'bookings', before: null, after: bookings.join(', ').slice(0, MOST_TEXT) },
    ...(faults ? [{ field: 'checklist', before: null, after: faults.slice(0, MOST_TEXT) }] : []),
  ];
  return { subject: invoiceNumber(id), recordId: id, changes };
}

/** User who issues invoices, the time, and the confirmation of their date. */
export interface Issuer {
  readonly caller: Caller;
  readonly at: Date;
  readonly asked: Omit<AskedDate, 'date'>;
}

/** Checklist faults of a booking that is invoiced nevertheless. */
export interface Lacking {
  readonly id: number;
  readonly faults: readonly InvoiceFault[];
}

export interface IssuedInvoice {
  readonly id: number;
  readonly lacking: readonly Lacking[];
}

/** Everything that bookings are invoiced with. */
interface Records {
  readonly company: CompanyProfile;
  /** Tariffs of a day. */
  readonly on: (day: string) => DayTariffs;
  readonly payers: InvoicePayers;
  readonly rows: ReadonlyMap<number, BookingRow>;
  readonly archived: ReadonlySet<number>;
  readonly live: ReadonlyMap<number, number>;
  readonly transports: ReadonlyMap<number, SameTransport>;
}

/**
 * Issues invoices for some bookings: numbers, invoices and lines in one transaction, with as many statements as for a single one, amounts by the
 * rules (specification/invoices.md#making).
 * @param orders no booking is in two of them
 * @returns for each order its invoice, or the refusal that names the booking or the field; refused ones consume no number
 * @throws ProblemError 409 when the date needs a confirmation: none is issued
 */
export async function issueInvoices(
  trx: Db,
  kind: InvoiceKind,
  orders: readonly InvoiceOrder[],
  { caller, at, asked }: Issuer,
): Promise<(IssuedInvoice | ProblemError)[]> {
  const ids = orders.flatMap(({ bookings }) => bookings);
  const archived = await lockForInvoice(trx, ids);
  const records = await recordsOf(trx, kind, orders, archived);
  const priced = orders.map((order) =>
    refusalOf(() => {
      const one = price(kind, order, records);
      refuseAmount(kind, one.sums, order.amount);
      return one;
    }),
  );
  const accepted = priced.flatMap((one) => (one instanceof ProblemError ? [] : one));
  const last = accepted.length > 0 ? await takeNumbers(trx, kind, accepted.length) : 0;
  for (const date of new Set(accepted.map(({ order }) => order.date)))
    await questionDocumentDate(trx, kind, { ...asked, date }, at);
  const numbers = new Map(accepted.map((one, index) => [one, last - accepted.length + index + 1]));
  const made = accepted.map((one): InvoiceToWrite => {
    const kept = { ...one, id: numbers.get(one) ?? 0, company: records.company };
    return { ...kept, issuedAt: at, issuedBy: caller.user.id };
  });
  await insertInvoices(trx, kind, made);
  await insertLines(trx, kind, made);
  if (kind === 'driver') {
    const settlements = made.map(({ id, order, sums }) => ({ id, driverId: order.payer.id, amount: sums.total }));
    await carryDebts(trx, settlements, { caller, at });
  }
  return priced.map((one) =>
    one instanceof ProblemError ? one : { id: numbers.get(one) ?? 0, lacking: lackingOf(kind, one.lines) },
  );
}

const NONE: ReadonlyMap<number, SameTransport> = new Map();

/**
 * Reads everything that some bookings are invoiced with.
 * @param archived those of the bookings that are archived
 */
export async function recordsOf(
  db: Db,
  kind: InvoiceKind,
  orders: readonly Pick<InvoiceOrder, 'payer' | 'bookings'>[],
  archived: ReadonlySet<number>,
): Promise<Records> {
  const ids = orders.flatMap(({ bookings }) => bookings);
  const company = await companyProfile(db);
  const rows = await rowsToInvoice(db, ids, kind === 'insurance' && company.showNationalNumber === true);
  return {
    archived,
    rows: new Map(rows.map((row) => [row.id, row])),
    live: await liveInvoices(db, kind, ids),
    transports: kind === 'insurance' ? await repeatedTransports(db, ids) : NONE,
    company,
    on: tariffsByDay(await readTariffs(db)),
    payers: await invoicePayers(db, kind, [...new Set(orders.map(({ payer }) => payer.id))]),
  };
}

/** Lines, payer and amounts of an invoice. @throws ProblemError when it may not be issued */
export function price<Order extends Pick<InvoiceOrder, 'payer' | 'bookings'>>(
  kind: InvoiceKind,
  order: Order,
  { company, on, payers, rows, archived, live, transports }: Records,
) {
  const own = new Set(order.bookings);
  // In the order of the invoice, in which they were read.
  const bookings = [...rows.values()].filter(({ id }) => own.has(id));
  const lines = bookings.map((row) => walletRow(kind, row, on));
  const found = new Map<number, Candidate>(
    lines.map((row) => [
      row.id,
      {
        row,
        archived: archived.has(row.id),
        invoiceId: live.get(row.id),
        sameTransport: transports.get(row.id),
      },
    ]),
  );
  refuseBookings(kind, order.bookings, found, order.payer);
  const sums = invoiceSums(kind, bookings, { company, on });
  return { order, sums, lines, payer: payerAmong(payers, kind, order.payer.id) };
}

function refusalOf<Result>(run: () => Result): Result | ProblemError {
  try {
    return run();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const lackingOf = (kind: InvoiceKind, lines: readonly WalletRow[]): Lacking[] =>
  lines.map((line) => ({ id: line.id, faults: invoiceFaults(kind, line) })).filter(({ faults }) => faults.length > 0);
