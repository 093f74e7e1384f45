import {
  addDays,
  addMonths,
  BookingStatus,
  endOfMonth,
  INVOICE_ADDRESSEES,
  type InvoiceKind,
  InvoiceStatus,
  isClientInvoiced,
  type IsoDate,
  parseStoredDistance,
  startOfMonth,
  tariffsByDay,
  PAYMENT_DAYS,
  payBy,
  type ReminderLevel,
  reminderAllowedFrom,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { lineSnapshot } from '../invoicing/invoices/insert-invoices.ts';
import { invoicePayers, payerAmong } from '../invoicing/invoices/payer.ts';
import {
  type InvoicePrices,
  type InvoiceSums,
  invoiceSums,
  comesToNothing,
  reasonNotToInvoice,
} from '../invoicing/invoices/refusals.ts';
import { bookingRows } from '../dispatch/public.ts';
import type { BookingRow } from '../invoicing/wallets/wallet-queries.ts';
import { type WalletRow, walletRow } from '../invoicing/wallets/wallet-row.ts';
import { companyProfile } from '../masterdata/public.ts';
import { readTariffs } from '../db/tariffs.ts';
import { groupBy } from './rows.ts';
import { insertRows } from './insert-rows.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 23_000_000;

/** Months before this one: with it, fourteen. */
const MONTHS = 13;

/** Days after the end of a month on which its invoices are made. */
const DAYS_AFTER = 3;

/** The closed bookings of the months that are invoiced, of their routes only the sums: the legs are long. */
async function closedBookings(db: Db, thisMonth: IsoDate): Promise<BookingRow[]> {
  const rows = await bookingRows(db)
    .where('booking.status', '=', BookingStatus.closed)
    .where('booking.archivedAt', 'is', null)
    .where(sql<boolean>`booking.ap_date >= ${addMonths(thisMonth, -MONTHS)} and booking.ap_date < ${thisMonth}`)
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    distance: JSON.stringify({ totals: parseStoredDistance(row.distance)?.totals }),
  }));
}

/** Chance that a trip of last month was closed after the invoices had gone out: it is still to be invoiced. */
const CLOSED_LATE = 0.05;

/** Chance that a driver has not handed in the sheets of last month, so that none of its trips is settled. */
const WITHOUT_SHEETS = 0.35;

/** Bookings of last month that are on no invoice yet; insurers get theirs at once, with the certificates. */
function isLeftOut(kind: InvoiceKind, { id, ap_date, driverId }: BookingRow, lastMonth: IsoDate): boolean {
  if (kind === 'insurance' || ap_date < lastMonth) return false;
  if (kind === 'driver' && createRandom(SEED * 5 + (driverId ?? 0)).chance(WITHOUT_SHEETS)) return true;
  return createRandom(SEED * 3 + id).chance(CLOSED_LATE);
}

/** Recipients of the invoices, as their rows keep them. */
async function payersOf(db: Db, kind: InvoiceKind, drafts: readonly Draft[]): Promise<(id: number) => object> {
  const payers = await invoicePayers(db, kind, [...new Set(drafts.map(({ payer }) => payer))]);
  return (id) => {
    const { addressee, columns } = payerAmong(payers, kind, id);
    const about = kind === 'client' ? {} : { clientId: null };
    const factuur = kind === 'insurance' ? {} : { factuur: true };
    return { ...columns, ...about, ...factuur, [INVOICE_ADDRESSEES[kind]]: id, payer: addressee };
  };
}

/** Author of the invoices, and the day of the demo. */
export interface DemoIssuing {
  readonly today: IsoDate;
  readonly issuedBy: number | null;
}

interface Draft {
  readonly date: IsoDate;
  readonly payer: number;
  readonly lines: readonly WalletRow[];
  readonly sums: InvoiceSums;
}

/** The invoices of one kind in the order of their numbers, without the bookings that issuing would refuse. */
function* drafts(kind: InvoiceKind, rows: readonly BookingRow[], today: IsoDate, prices: InvoicePrices) {
  const lastMonth = addMonths(startOfMonth(today), -1);
  const side = rows.filter((row) => (kind !== 'client' || isClientInvoiced(row)) && !isLeftOut(kind, row, lastMonth));
  for (const [month, ofMonth] of groupBy(side, ({ ap_date }) => ap_date.slice(0, 7))) {
    const date = addDays(endOfMonth(`${month}-01`), DAYS_AFTER);
    if (date > today) continue;
    for (const [payer, candidates] of groupBy(ofMonth, (row) => row[INVOICE_ADDRESSEES[kind]])) {
      const draft = payer === null ? undefined : draftOf(kind, candidates, payer, prices);
      if (draft) yield { ...draft, date } satisfies Draft;
    }
  }
}

function draftOf(kind: InvoiceKind, rows: readonly BookingRow[], payer: number, prices: InvoicePrices) {
  const fit = rows.flatMap((row) => {
    const line = walletRow(kind, row, prices.on);
    const candidate = { row: line, archived: false, invoiceId: undefined };
    return reasonNotToInvoice(kind, candidate, { id: payer, clientId: null }) ? [] : [{ row, line }];
  });
  const sums = invoiceSums(
    kind,
    fit.map(({ row }) => row),
    prices,
  );
  if (fit.length === 0 || comesToNothing(kind, sums)) return undefined;
  return { payer, sums, lines: fit.map(({ line }) => line) };
}

const linesOf = (invoiceId: number, { lines }: Draft) =>
  lines.map((line, index) => ({
    invoiceId,
    position: index + 1,
    bookingId: line.id,
    live: true,
    amount: line.total ?? 0,
    snapshot: lineSnapshot(line),
  }));

/**
 * Writes the invoices of the past months, one a month and payer, by the rules that issue them (ADR 26): the same choice of
 * bookings, the same amounts and the same things kept. In bulk, as a call an invoice would take minutes.
 */
export async function seedInvoices(trx: Db, { today, issuedBy }: DemoIssuing): Promise<void> {
  const [rows, company] = [await closedBookings(trx, startOfMonth(today)), await companyProfile(trx)];
  const on = tariffsByDay(await readTariffs(trx));
  for (const kind of ['client', 'insurance', 'driver'] as const) {
    const [invoices, lines]: [object[], object[]] = [[], []];
    const planned = [...drafts(kind, rows, today, { company, on })];
    const payerOf = await payersOf(trx, kind, planned);
    for (const draft of planned) {
      const { date, payer, sums } = draft;
      const id = invoices.length + 1;
      const made = { id, date, amount: sums.total, totals: sums.parts, company, issuedBy };
      invoices.push({ ...payerOf(payer), ...made, ...standing(kind, id, date, today), issuedAt: `${date}T05:00:00Z` });
      lines.push(...linesOf(id, draft));
    }
    await insertRows(trx, `${kind}_invoice`, invoices);
    await insertRows(trx, `${kind}_invoice_line`, lines);
    await trx.updateTable('invoice_series').set({ last: invoices.length }).where('kind', '=', kind).execute();
  }
}

/** Status of an invoice and, for clients, its level of reminder. */
function standing(kind: InvoiceKind, id: number, date: IsoDate, today: IsoDate) {
  const random = createRandom(SEED + id);
  const status = statusOf(random, date, today);
  if (kind !== 'client') return { status };
  const reminders = status === InvoiceStatus.overdue ? remindersOf(reminding(id), date, today) : [];
  return { status, recall: reminders.at(-1)?.level ?? 0 };
}

/** Shares of pending, closed and overdue by the age of an invoice. */
const SHARES = {
  old: [
    [1, 92],
    [2, 6],
    [0, 2],
  ],
  due: [
    [1, 62],
    [0, 28],
    [2, 10],
  ],
  new: [
    [0, 80],
    [1, 20],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [InvoiceStatus, number])[]>>;

/** Old invoices are mostly paid; some open ones past due are marked overdue by hand. */
function statusOf(random: Random, date: IsoDate, today: IsoDate): InvoiceStatus {
  const age = addMonths(date, 2) < today ? 'old' : addDays(date, PAYMENT_DAYS) < today ? 'due' : 'new';
  return random.weighted<InvoiceStatus>(SHARES[age]);
}

/** A reminder that went out. */
interface DemoReminder {
  readonly level: ReminderLevel;
  readonly date: IsoDate;
}

/** The chance that decides on the reminders of an invoice. */
export const reminding = (id: number): Random => createRandom(54_000_000 + id);

const LEVELS = [1, 2, 3] as const satisfies readonly ReminderLevel[];

/** Reminders of an invoice that stays unpaid, one to three, none before its day and none later than today. */
export function remindersOf(random: Random, date: IsoDate, today: IsoDate): DemoReminder[] {
  const sent: DemoReminder[] = [];
  let remindedOn: IsoDate | null = null;
  for (const level of LEVELS.slice(0, random.between(1, 3))) {
    const standing = { date, recall: sent.at(-1)?.level ?? 0, remindedOn } as const;
    const from: IsoDate = reminderAllowedFrom(level, standing, payBy(date));
    remindedOn = addDays(from, random.between(0, 9));
    if (remindedOn > today) break;
    sent.push({ level, date: remindedOn });
  }
  return sent;
}
