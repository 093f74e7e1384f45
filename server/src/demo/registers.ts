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
}

const around = (random: Random, amount: number, spread: number): number =>
  roundMoney(amount * (1 - spread + (2 * spread * random.between(0, 1000)) / 1000));

/** A cost or an income that comes back: its share of spread, its day of the month, every how many months, from which month of the year on. */
type Recurring = (typeof kinds.expenses)[number];

function recurring(random: Random, all: readonly Recurring[], months: readonly IsoDate[]): Entry[] {
  return months.flatMap((month) =>
    all
      .filter(({ every, from }) => (Number(month.slice(5, 7)) - 1 - from + 12) % every === 0)
      .map(({ name, description, amount, spread, day }) => {
        const [wanted, last] = [addDays(month, day - 1), endOfMonth(month)];
        return { name, description, date: wanted > last ? last : wanted, money: around(random, amount, spread) };
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
    kinds.occasional.flatMap(({ name, description, amount, aYear }) =>
      random.chance(aYear / 12)
        ? [{ name, description, date: addDays(month, random.between(1, 26)), money: around(random, amount, 0.2) }]
        : [],
    ),
  );
  return until(today, [...recurring(random, kinds.expenses, months), ...occasional]);
}

/** Inserts of fourteen months, the oldest first. */
export const makeInserts = (random: Random, today: IsoDate): Entry[] =>
  until(today, recurring(random, kinds.inserts, monthsUpTo(today)));

/** Stores the receipts of the last weeks, each a PDF; without a store there are none. */
export const withReceipts = (entries: readonly Entry[], today: IsoDate, files: FilePort | undefined) =>
  Promise.all(
    entries.map(async ({ money, ...entry }) => {
      const isRecent = entry.date >= addDays(today, -DAYS_WITH_RECEIPT);
      const stored = files && isRecent ? await files.keep(receiptOf({ ...entry, money })) : undefined;
      return { ...entry, money, fileKey: stored?.key ?? null };
    }),
  );

const receiptOf = ({ name, description, date, money }: Entry): Buffer =>
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
