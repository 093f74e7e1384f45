import {
  addDays,
  addMonths,
  clientInvoiceLine,
  clientInvoiceTotals,
  driverLine,
  driverSettlement,
  endOfMonth,
  insurerLine,
  insurerTotals,
  isForInsurer,
  savedReturn,
  type IsoDate,
  BookingStatus,
  InvoiceStatus,
} from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import { demoInsurances } from './data/insurers.ts';
import { groupBy } from './group-by.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoBooking, DemoRow } from './rows.ts';

const SEED = 23_000_000;
const MONTHS = 8;
const DAYS_TO_PAY = 15;

type Line = Omit<NewRow<'client_invoice_line'>, 'snapshot'> & { snapshot: Record<string, unknown> };

/** Invoices of one kind with their lines. */
export interface DemoInvoices<T> {
  readonly invoices: T[];
  readonly lines: Line[];
}

/** The booking data that an invoice stores. */
function snapshotOf(booking: DemoBooking): Record<string, unknown> {
  const { ap_date, ap_time, type, motive, clientId, destinationId, price, waitprice, ticket_price, pick_address } =
    booking;
  return { ap_date, ap_time, type, motive, clientId, destinationId, price, waitprice, ticket_price, pick_address };
}

/** Old invoices are mostly paid; some open ones past due are marked overdue by hand. */
function statusOf(random: Random, date: IsoDate, today: IsoDate): number {
  const months = addMonths(date, 2) < today ? 'old' : addDays(date, DAYS_TO_PAY) < today ? 'due' : 'new';
  return random.weighted(
    months === 'old'
      ? [
          [1, 92],
          [2, 6],
          [0, 2],
        ]
      : months === 'due'
        ? [
            [1, 62],
            [0, 28],
            [2, 10],
          ]
        : [
            [0, 80],
            [1, 20],
          ],
  );
}

/** Closed bookings of each of the last whole months, by payer. */
function* batches(bookings: readonly DemoBooking[], today: IsoDate, payerOf: (booking: DemoBooking) => number | null) {
  const closed = bookings.filter(({ status, ap_date }) => status === BookingStatus.closed && ap_date < today);
  const byMonth = groupBy(closed, ({ ap_date }) => ap_date.slice(0, 7));
  for (let ago = MONTHS; ago >= 1; ago -= 1) {
    const month = addMonths(`${today.slice(0, 7)}-01`, -ago).slice(0, 7);
    const date = addDays(endOfMonth(`${month}-01`), 3);
    if (date > today) continue;
    const paid = (byMonth.get(month) ?? []).filter((booking) => payerOf(booking) !== null);
    for (const [payer, items] of groupBy(paid, payerOf)) if (payer !== null) yield { payer, items, date };
  }
}

interface Kind<T> {
  readonly payerOf: (booking: DemoBooking) => number | null;
  readonly lineOf: (booking: DemoBooking) => number;
  readonly invoiceOf: (batch: {
    id: number;
    payer: number;
    date: IsoDate;
    items: readonly DemoBooking[];
    status: number;
    random: Random;
  }) => T;
}

function issue<T>(
  bookings: readonly DemoBooking[],
  today: IsoDate,
  { payerOf, lineOf, invoiceOf }: Kind<T>,
): DemoInvoices<T> {
  const [invoices, lines]: [T[], Line[]] = [[], []];
  for (const { payer, items, date } of batches(bookings, today, payerOf)) {
    const id = invoices.length + 1;
    const random = createRandom(SEED + id);
    invoices.push(invoiceOf({ id, payer, date, items, status: statusOf(random, date, today), random }));
    for (const [index, booking] of items.entries()) {
      lines.push({
        invoiceId: id,
        position: index + 1,
        bookingId: booking.id,
        live: true,
        amount: lineOf(booking),
        snapshot: snapshotOf(booking),
      });
    }
  }
  return { invoices, lines };
}

const computed = ({ distance, type, back }: DemoBooking): number =>
  distance.totals[savedReturn(type, back) ? 'total' : type].price;
const ratesOf = (insuranceId: number | null | undefined) => demoInsurances.find(({ id }) => id === insuranceId) ?? {};
const common = { cancelledAt: null };

/** Some trips of last month were closed after its invoices had gone out: they are still to be invoiced. */
const isLeftOut = ({ id, ap_date }: DemoBooking, today: IsoDate): boolean =>
  ap_date.slice(0, 7) === addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7) &&
  createRandom(SEED * 3 + id).chance(0.05);

/** Invoices to clients who pay by invoice, one a month. */
export function clientInvoices(
  bookings: readonly DemoBooking[],
  clients: readonly DemoRow<'client'>[],
  today: IsoDate,
): DemoInvoices<NewRow<'client_invoice'>> {
  const priced = (booking: DemoBooking) => ({ ...booking, computed: computed(booking) });
  return issue(bookings, today, {
    payerOf: (booking) =>
      booking.factuur && !booking.insuranceId && !isLeftOut(booking, today) ? booking.clientId : null,
    lineOf: (booking) => clientInvoiceLine(priced(booking)),
    invoiceOf: ({ id, payer, date, items, status, random }) => {
      const { invoiceName = null, invoiceAddress = null } = clients[payer - 1] ?? {};
      const recall = status === InvoiceStatus.overdue ? random.between(1, 3) : 0;
      return {
        id,
        date,
        clientId: payer,
        amount: clientInvoiceTotals(items.map(priced)).total,
        factuur: true,
        invoiceName,
        invoiceAddress,
        status,
        recall,
        ...common,
      };
    },
  });
}

/** Invoices to insurance bodies, one a month. */
export const insuranceInvoices = (
  bookings: readonly DemoBooking[],
  today: IsoDate,
): DemoInvoices<NewRow<'insurance_invoice'>> =>
  issue(bookings, today, {
    payerOf: (booking) => (isForInsurer(booking) ? (booking.insuranceId ?? null) : null),
    lineOf: (booking) => insurerLine(booking, ratesOf(booking.insuranceId)).total,
    invoiceOf: ({ id, payer, date, items, status }) => ({
      id,
      date,
      insuranceId: payer,
      clientId: null,
      amount: insurerTotals(items, ratesOf(payer)).total,
      status,
      ...common,
    }),
  });

/** Settlements of drivers, one a month. */
export const driverInvoices = (
  bookings: readonly DemoBooking[],
  today: IsoDate,
): DemoInvoices<NewRow<'driver_invoice'>> => {
  const priced = (booking: DemoBooking) => ({ ...booking, computed: computed(booking) });
  return issue(bookings, today, {
    payerOf: ({ driverId }) => driverId,
    lineOf: (booking) => driverLine(priced(booking)).total,
    invoiceOf: ({ id, payer, date, items, status }) => ({
      id,
      date,
      driverId: payer,
      clientId: null,
      amount: driverSettlement(items.map(priced)).total,
      factuur: true,
      status,
      ...common,
    }),
  });
};
