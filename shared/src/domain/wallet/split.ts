import { fromCents, sumMoney, toCents, type Money, type MoneyInput } from '../money/money.ts';
import { patientShare, type ForfaitFields } from '../tariff/insurer-forfait.ts';

/** Fields that decide the split of a booking: cash to the driver, or by invoice. */
export interface SplitFields extends ForfaitFields {
  /** Price before the split, in euros; for an insured trip the gross amount. */
  readonly price?: MoneyInput;
  readonly waitprice?: MoneyInput;
  readonly factuur?: boolean | null;
  readonly factuurDriver?: boolean | null;
  /** The trip is insured. */
  readonly insuranceId?: number | null;
}

/** Both sides of a booking, in euros; the wait price is on the side of the price (specification/wallets.md#cash-and-invoice). */
export interface Split {
  readonly cash: Money;
  readonly invoiced: Money;
}

/** Whether a booking is insured. */
export const isInsured = ({ insuranceId }: Pick<SplitFields, 'insuranceId'>): boolean => Boolean(insuranceId);

/** Whether a booking is to be invoiced, whatever the addressee. */
export const isInvoiced = ({ factuur, factuurDriver }: Pick<SplitFields, 'factuur' | 'factuurDriver'>): boolean =>
  factuur === true || factuurDriver === true;

const whole = ({ price, waitprice }: SplitFields): Money => sumMoney([price, waitprice]);

/** An insured trip is invoiced except the patient's share, when above 0, which is paid in cash. */
function insuredSplit(fields: SplitFields, amount: Money): Split {
  const share = Math.max(0, toCents(patientShare(fields)));
  return { cash: fromCents(share), invoiced: fromCents(toCents(amount) - share) };
}

/** The split of the client wallet: the insurance rule is applied last. */
export function clientWalletSplit(fields: SplitFields): Split {
  if (isInsured(fields)) return insuredSplit(fields, whole(fields));
  return isInvoiced(fields) ? { cash: 0, invoiced: whole(fields) } : { cash: whole(fields), invoiced: 0 };
}

/** The split of the driver settlement: an invoiced booking is invoiced as a whole, insured or not. */
export const driverSplit = (fields: SplitFields): Split => driverSplitOf(whole(fields), fields);

/** {@link driverSplit} of a known amount, price and wait price together. */
export function driverSplitOf(amount: Money, fields: Omit<SplitFields, 'price'>): Split {
  if (isInvoiced(fields)) return { cash: 0, invoiced: amount };
  return isInsured(fields) ? insuredSplit(fields, amount) : { cash: amount, invoiced: 0 };
}
