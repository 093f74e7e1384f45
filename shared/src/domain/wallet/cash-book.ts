import { sumMoney, type Money } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';

/** Kinds of lines of a cash book, in the order in which they stand within a day. */
const ORDER = ['trip', 'settlement', 'handover'] as const;

/** A line of a driver's cash book, in euros: positive what the driver received, negative what left the driver's hands. */
export interface CashEntry {
  readonly type: (typeof ORDER)[number];
  readonly date: IsoDate;
  /** Pick-up time of a trip. */
  readonly time: string | null;
  readonly amount: Money;
}

const placeOf = ({ date, type, time }: CashEntry): string => `${date} ${ORDER.indexOf(type)} ${time ?? ''}`;

/** Lines of a cash book in their order, each with the balance after it (specification/wallets.md#cash-of-drivers). */
export function cashBook<Entry extends CashEntry>(
  opening: Money,
  entries: readonly Entry[],
): (Entry & { readonly balance: Money })[] {
  let balance = opening;
  return entries
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))))
    .map((entry) => {
      balance = sumMoney([balance, entry.amount]);
      return { ...entry, balance };
    });
}
