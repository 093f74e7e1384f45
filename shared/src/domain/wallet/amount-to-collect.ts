import { defaultPrice } from '../booking/amount.ts';
import { isDriven } from '../booking/state.ts';
import type { Money, MoneyInput } from '../money/money.ts';
import { driverSplit, type SplitFields } from './split.ts';

/** Fields that the amount to collect depends on, in euros. */
export interface CollectFields extends Omit<SplitFields, 'price'> {
  readonly status?: number | null;
  /** Price of the client; the driver price when there is none. */
  readonly price?: MoneyInput;
  readonly price_driver?: MoneyInput;
}

/**
 * Amount that the driver collects from the client, in euros: price and wait price in cash, for an insured trip the patient's share, nothing for a
 * trip by invoice. Split as in the settlement of the driver, who is accountable for this cash (specification/wallets.md#cash-and-invoice); without parking, and
 * 0 for a trip that is not driven.
 */
export function amountToCollect(booking: CollectFields): Money {
  if (!isDriven(booking.status)) return 0;
  const { price, price_driver } = booking;
  return driverSplit({ ...booking, price: defaultPrice({ price, price_driver }) }).cash;
}
