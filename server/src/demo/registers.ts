import {
  addDays,
  addMonths,
  BookingStatus,
  endOfMonth,
  type IsoDate,
  roundMoney,
  startOfMonth,
} from '@navette/shared/domain';
import type { FilePort, StoredFile } from '../ports/files/file-port.ts';
import kinds from './data/registers.json' with { type: 'json' };
import { createRandom, type Random } from './random.ts';
import { smallPdf } from './small-pdf.ts';
import { readFile } from 'node:fs/promises';
import type { NewRow } from '../db/types.ts';
import type { DemoBooking } from './rows.ts';

const MONTHS = 14;
/** Records of the last weeks have their receipt. */
const DAYS_WITH_RECEIPT = 75;

/** An expense or an insert before its amount has the name of its column. */
export interface Entry {
  readonly name: string;
  readonly description: string;
  readonly date: IsoDate;
  readonly money: number;
  /** General account of its category. */
  readonly account: string;
}

const around = (random: Random, amount: number, spread: number): number =>
  roundMoney(amount * (1 - spread + (2 * spread * random.between(0, 1000)) / 1000));

/** A cost or an income that comes back: its share of spread, its day of the month, every how many months, from which month of the year on. */
type Recurring = (typeof kinds.expenses)[number];

function recurring(random: Random, all: readonly Recurring[], months: readonly IsoDate[]): Entry[] {
  return months.flatMap((month) =>
    all
      .filter(({ every, from }) => (Number(month.slice(5, 7)) - 1 - from + 12) % every === 0)
      .map(({ name, account, description, amount, spread, day }) => {
        const [wanted, last] = [addDays(month, day - 1), endOfMonth(month)];
        const date = wanted > last ? last : wanted;
        return { name, account, description, date, money: around(random, amount, spread) };
      }),
  );
}

const monthsUpTo = (today: IsoDate): IsoDate[] =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(startOfMonth(today), index + 1 - MONTHS));

const until = (today: IsoDate, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ date }) => date <= today).toSorted((one, other) => (one.date < other.date ? -1 : 1));

/** Expenses of fourteen months, the oldest first. */
export function makeExpenses(random: Random, today: IsoDate): Entry[] {
  const months = monthsUpTo(today);
  const occasional = months.flatMap((month) =>
    kinds.occasional.flatMap(({ name, account, description, amount, aYear }) =>
      random.chance(aYear / 12)
        ? [
            {
              name,
              account,
              description,
              date: addDays(month, random.between(1, 26)),
              money: around(random, amount, 0.2),
            },
          ]
        : [],
    ),
  );
  return until(today, [...recurring(random, kinds.expenses, months), ...occasional]);
}

/** Inserts of fourteen months, the oldest first. */
export const makeInserts = (random: Random, today: IsoDate): Entry[] =>
  until(today, recurring(random, kinds.inserts, monthsUpTo(today)));

/** Days after which suppliers want to be paid; what is younger is still to pay. */
const TERM = 30;
/** Paid by card in the shop. */
const SHOPS: ReadonlySet<string> = new Set(['Delhaize', 'Coolblue', 'Bureau Vallée', 'bpost']);

const checked = (base: string, modulus = Number(base) % 97 || 97): string =>
  `${base}${String(modulus).padStart(2, '0')}`;

/** Suppliers of the expenses, each with a made up enterprise number and account. */
export function makeSuppliers(expenses: readonly Pick<Entry, 'name'>[]): NewRow<'supplier'>[] {
  return [...new Set(expenses.map(({ name }) => name))].map((name, index) => {
    const company = String(4_170_000 + index * 37).padStart(8, '0');
    const account = checked(String(3_630_000_000 + index * 4567));
    const check = 98n - (BigInt(`${account}111400`) % 97n);
    return {
      id: index + 1,
      name,
      cn: checked(company, 97 - (Number(company) % 97)),
      bank_account: `BE${String(check).padStart(2, '0')}${account}`,
    };
  });
}

/** Expenses with supplier and payment: invoices of the last weeks are still to pay, with their due date. */
export const withPayments = <Row extends { readonly name: string; readonly date: IsoDate }>(
  expenses: readonly Row[],
  suppliers: readonly NewRow<'supplier'>[],
  today: IsoDate,
) =>
  expenses.map((entry, index) => {
    const supplierId = suppliers.find(({ name }) => name === entry.name)?.id ?? null;
    const isOpen = !SHOPS.has(entry.name) && entry.date > addDays(today, -TERM / 2);
    return {
      ...entry,
      supplierId,
      paidFrom: isOpen ? 'open' : 'bank',
      dueDate: isOpen ? addDays(entry.date, TERM) : null,
      invoiceNumber: SHOPS.has(entry.name) ? null : `F${entry.date.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
    };
  });

/** Stores the receipts of the last weeks, each a PDF; without a store there are none. */
export const withReceipts = (entries: readonly Entry[], today: IsoDate, files: FilePort | undefined) =>
  Promise.all(
    entries.map(async ({ money, ...entry }) => {
      const isRecent = entry.date >= addDays(today, -DAYS_WITH_RECEIPT);
      const stored = files && isRecent ? await files.keep(receiptOf({ ...entry, money })) : undefined;
      return { ...entry, money, fileKey: stored?.key ?? null };
    }),
  );

const receiptOf = ({ name, description, date, money }: Omit<Entry, 'account'>): Buffer =>
  smallPdf([name, description.replaceAll('’', "'"), `Date : ${date}`, `Total : ${money.toFixed(2)} EUR`]);

const SEED = 29_000_000;
const DAYS = 42;
const FIRST_NUMBER = 480_000;

/** Photos by the amount printed on them, in euros. The build puts them beside the bundle. */
const photos = new Map([
  [2.4, new URL('./receipts/parking-des-tilleuls.jpg', import.meta.url)],
  [3, new URL('./receipts/parking-kapelleplein.jpg', import.meta.url)],
  [4.8, new URL('./receipts/parking-de-la-source.jpg', import.meta.url)],
]);

/** Stores the photos of the demo receipts. Answers them by amount. */
export async function keepReceipts(files: FilePort): Promise<Map<number, StoredFile>> {
  const stored = await Promise.all(
    [...photos].map(async ([amount, photo]) => [amount, await files.keep(await readFile(photo))] as const),
  );
  return new Map(stored);
}

/** Receipts that drivers sent for most of the parkings of the last six weeks; some forget. */
export function makeTickets(
  bookings: readonly DemoBooking[],
  stored: ReadonlyMap<number, StoredFile>,
  today: IsoDate,
): NewRow<'ticket'>[] {
  const first = addDays(today, -DAYS);
  return bookings.flatMap(({ id, driverId, ap_date, status, ticket_price }) => {
    const photo = stored.get(ticket_price ?? 0);
    const parked = photo && status === BookingStatus.closed && ap_date >= first && ap_date <= today;
    if (!parked || createRandom(SEED + id).chance(0.08)) return [];
    return [
      {
        id: `P${FIRST_NUMBER + id}`,
        bookingId: id,
        driverId,
        date: ap_date,
        fileKey: photo.key,
        contentType: photo.contentType,
      },
    ];
  });
}
