import {
  BookingStatus,
  INVOICE_ADDRESSEES,
  invoiceFaults,
  type InvoiceKind,
  isClientInvoiced,
  isForInsurer,
  personName,
  type DateRange,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import { type InvoicePrices, invoiceSums, comesToNothing } from '../invoices/refusals.ts';
import { walletRow, type WalletRow } from '../wallets/wallet-row.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows, INVOICE_LINES } from '../../dispatch/public.ts';
import { invoicePayers, isReachable } from '../invoices/payer.ts';
import { payerColumn } from '../kinds.ts';
import type { BookingRow } from '../wallets/wallet-queries.ts';

type Preview = AnswerOf<'previewMonthEnd'>;
type Invoice = Preview['invoices'][number];
type Line = Invoice['lines'][number];
type Reason = Line['reasons'][number];

/** Inputs of a preview. */
interface MonthEnd extends InvoicePrices {
  readonly kind: InvoiceKind;
  readonly rows: readonly CandidateRow[];
  readonly payers: readonly NamedPayer[];
  /** Bookings that are invoiced despite the checklist. */
  readonly chosen: ReadonlySet<number>;
  /** Bookings whose transport is on an invoice of the insurer already, by another booking. */
  readonly repeated: { has(id: number): boolean };
}

/** Whether a booking belongs to the kind: for a client without cash payments, for an insurer those it pays. */
const SIDES: Readonly<Record<InvoiceKind, (row: CandidateRow) => boolean>> = {
  client: isClientInvoiced,
  driver: () => true,
  insurance: isForInsurer,
};

/** Reason why a booking cannot be invoiced even if selected; undefined when it can. The rules of issuing and of the payer. */
function hindrance(kind: InvoiceKind, row: CandidateRow, line: WalletRow, payer: NamedPayer): Reason | undefined {
  if (row.archivedAt) return 'archived';
  if (row.status !== BookingStatus.closed) return 'notClosed';
  if (!payer.hasAddress) return 'noAddress';
  // A driver may owe: a settlement has negative lines.
  if (kind !== 'driver' && (line.total ?? 0) < 0) return 'negative';
  return undefined;
}

/** Trip of a transport that an insurer pays once (see `repeatedTransports`); undefined for other bookings. */
const transportTrip = (kind: InvoiceKind, row: CandidateRow): string | undefined =>
  kind === 'insurance' && row.mutualPatientID
    ? [row.mutualPatientID, row.ap_date, row.destinationId, row.type === 'back'].join(' ')
    : undefined;

const lineOf = (kind: InvoiceKind, line: WalletRow, reasons: readonly Reason[]): Line => ({
  id: line.id,
  ap_date: line.ap_date,
  ap_time: line.ap_time,
  client: personName({ firstname: line.client_firstname ?? '', lastname: line.client_lastname ?? '' }, 'list'),
  destination: line.destination_name,
  amount: line.total ?? 0,
  ...(kind === 'client' && { parking: line.ticket_price ?? 0 }),
  reasons: [...reasons],
});

/** The invoices for some bookings, by name of the payer, and the skipped bookings with their reasons. Every booking of the kind is in one of both. */
export function planMonthEnd({ kind, rows, payers, company, on, chosen, repeated }: MonthEnd): Preview {
  const byPayer = new Map<number, CandidateRow[]>();
  for (const row of rows.filter(SIDES[kind])) {
    const payer = row[INVOICE_ADDRESSEES[kind]];
    if (payer === null) continue;
    const own = byPayer.get(payer);
    if (own) own.push(row);
    else byPayer.set(payer, [row]);
  }
  const plans = payers
    .toSorted((left, right) => left.name.localeCompare(right.name, 'fr') || left.id - right.id)
    .map((payer) => planOf(payer, byPayer.get(payer.id) ?? []));
  return { invoices: plans.flatMap(({ invoice }) => invoice), leftOut: plans.flatMap(({ leftOut }) => leftOut) };

  function planOf(payer: NamedPayer, own: readonly CandidateRow[]) {
    const named = { payerId: payer.id, name: payer.name };
    const leftOut: Preview['leftOut'] = [];
    const taken: { readonly row: CandidateRow; readonly line: Line }[] = [];
    const transports = new Set<string>();
    for (const row of own) {
      const priced = walletRow(kind, row, on);
      const trip = transportTrip(kind, row);
      const isRepeated = repeated.has(row.id) || (trip !== undefined && transports.has(trip));
      const hindered = hindrance(kind, row, priced, payer) ?? (isRepeated ? 'repeated' : undefined);
      const faults = invoiceFaults(kind, priced);
      const line = lineOf(kind, priced, hindered ? [hindered] : faults);
      if (hindered || (faults.length > 0 && !chosen.has(row.id)))
        leftOut.push({ payerId: payer.id, payer: payer.name, choosable: !hindered, line });
      else {
        taken.push({ row, line });
        if (trip !== undefined) transports.add(trip);
      }
    }
    const sums = invoiceSums(
      kind,
      taken.map(({ row }) => row),
      { company, on },
    );
    if (taken.length > 0 && !comesToNothing(kind, sums))
      return { invoice: [{ ...named, amount: sums.total, lines: taken.map(({ line }) => line) }], leftOut };
    const nothing = taken.map(({ line }) => ({
      payerId: payer.id,
      payer: payer.name,
      choosable: false,
      line: { ...line, reasons: [...line.reasons, 'nothing' as const] },
    }));
    return { invoice: [], leftOut: [...leftOut, ...nothing] };
  }
}

/** A booking that may have to be invoiced. */
export type CandidateRow = BookingRow & { readonly archivedAt: Date | null };

/**
 * Bookings of some days on no live invoice of a kind, in the order of an invoice's lines: closed ones, archived or not, and those that should be
 * closed.
 */
export const candidateRows = (db: Db, kind: InvoiceKind, { start, end }: DateRange): Promise<CandidateRow[]> =>
  bookingRows(db)
    .select('booking.archivedAt')
    .where(sql<boolean>`booking.ap_date between ${start} and ${end}`)
    .where(sql<boolean>`${payerColumn(kind)} is not null`)
    .where(
      sql<boolean>`(booking.status = ${BookingStatus.closed} or booking.status = ${BookingStatus.pending} and booking."archivedAt" is null)`,
    )
    .where(
      sql<boolean>`not exists (select from ${sql.table(INVOICE_LINES[kind])} line where line."bookingId" = booking.id and line.live)`,
    )
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();

/** Payer, with the fields of a preview. */
interface NamedPayer {
  readonly id: number;
  readonly name: string;
  /** An invoice can be sent there; drivers are settled without an address. */
  readonly hasAddress: boolean;
}

/** Names and addresses of payers, in one statement. */
export async function namedPayers(db: Db, kind: InvoiceKind, ids: readonly number[]): Promise<NamedPayer[]> {
  const payers = await invoicePayers(db, kind, ids);
  return [...payers].map(([id, payer]) => ({
    id,
    name: personName(payer, 'list'),
    hasAddress: isReachable(kind, payer),
  }));
}
