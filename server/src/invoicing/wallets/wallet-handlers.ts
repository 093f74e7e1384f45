import { type DateRange, type InvoiceKind, tariffDays, tariffsByDay } from '@navette/shared/domain';
import type { Handlers } from '../../kernel/operation.ts';
import { refuseRange } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { type WalletQuery, clientMoney, driverMoney, insuranceMoney, walletRows } from './wallet-queries.ts';
import { walletRow, type WalletRow } from './wallet-row.ts';
import { clientTotals, driverTotals, insuranceTotals } from './wallet-totals.ts';

/** Days of a list of bookings: a year (specification/shell.md#calls). */
const LONGEST_LIST = 366;

interface AskedRange {
  readonly startDate: string;
  readonly endDate?: string | null | undefined;
}

/** The requested days; the end defaults to the start. */
export function rangeOf({ startDate, endDate }: AskedRange): DateRange {
  const range = { start: startDate, end: endDate ?? startDate };
  refuseRange(range, 'endDate', LONGEST_LIST);
  return range;
}

async function bookingsOf(
  { db, tariffs }: InvoicingServices,
  kind: InvoiceKind,
  query: WalletQuery,
): Promise<WalletRow[]> {
  const [rows, book] = await Promise.all([walletRows(db, kind, query), tariffs.read()]);
  const on = tariffsByDay(book);
  return rows.map((row) => walletRow(kind, row, on));
}

const drivers = async ({ db }: InvoicingServices, query: WalletQuery) => driverTotals(await driverMoney(db, query));

const clients = async ({ db, tariffs }: InvoicingServices, query: WalletQuery) => {
  const [rows, book] = await Promise.all([clientMoney(db, query), tariffs.read()]);
  return clientTotals(rows, tariffsByDay(book));
};

const insurers = async ({ db, tariffs }: InvoicingServices, query: WalletQuery) => {
  const book = await tariffs.read();
  return insuranceTotals(await insuranceMoney(db, query, tariffDays(book)), tariffsByDay(book));
};

/** Wallets: bookings still to be settled or invoiced (specification/wallets.md). */
export const walletHandlers = {
  listDriverWallets: ({ body, services }) => drivers(services, { status: body?.status }),
  listDriverWalletsByDate: ({ body, services }) => drivers(services, { status: body.status, range: rangeOf(body) }),
  listDriverWalletBookings: ({ body, services }) =>
    bookingsOf(services, 'driver', { status: body.status, range: rangeOf(body), payerId: body.driverId }),
  listClientWallets: ({ body, services }) => clients(services, { status: body?.status }),
  listClientWalletsByDate: ({ body, services }) => clients(services, { status: body.status, range: rangeOf(body) }),
  listClientWalletBookings: ({ body, services }) =>
    bookingsOf(services, 'client', { status: body.status, range: rangeOf(body), payerId: body.clientId }),
  listInsuranceWallets: ({ body, services }) => insurers(services, { status: body?.status }),
  listInsuranceWalletsByDate: ({ body, services }) => insurers(services, { status: body.status, range: rangeOf(body) }),
  listInsuranceWalletBookings: ({ body, services }) =>
    bookingsOf(services, 'insurance', { status: body.status, range: rangeOf(body), payerId: body.insuranceId }),
} satisfies Handlers<InvoicingServices>;
