import {
  fromCents,
  sumMoney,
  toCents,
  type Money,
  type MoneyInput,
  isGiven,
  roundMoney,
  subtractMoney,
} from '../money/money.ts';
import { patientShare, type ForfaitFields, insurerGross, type ForfaitRates, insurerNet } from '../money/tariff.ts';
import { defaultPrice } from '../booking/amount.ts';
import { isDriven } from '../booking/state.ts';

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

/** Fields that the amount to collect depends on, in euros. */
export interface CollectFields extends Omit<SplitFields, 'price'> {
  readonly status?: number | null;
  /** Price of the client; the driver price when there is none. */
  readonly price?: MoneyInput;
  readonly price_driver?: MoneyInput;
  /** Computed price for the type of the booking, when it has neither price. */
  readonly computed?: MoneyInput;
}

/**
 * Amount that the driver collects from the client, in euros: price and wait price in cash, for an insured trip the patient's share, nothing for a
 * trip by invoice. Split as in the settlement of the driver, who is accountable for this cash (specification/wallets.md#cash-and-invoice); without parking, and
 * 0 for a trip that is not driven.
 */
export function amountToCollect(booking: CollectFields): Money {
  if (!isDriven(booking.status)) return 0;
  return driverSplit({ ...booking, price: defaultPrice(booking) }).cash;
}

/** Administrative fee of a client invoice when the setting `adminPrice` is empty, in euros (specification/wallets.md#client-invoice-total). */
export const DEFAULT_ADMIN_PRICE: Money = 3;

/** Fields of a booking that the wallet and the invoice of a client use. */
export interface ClientBooking extends ForfaitFields {
  readonly price?: MoneyInput;
  /** Computed price for the type of the booking, when it has no price. */
  readonly computed?: MoneyInput;
  readonly waitprice?: MoneyInput;
  /** Parking, in euros. */
  readonly ticket_price?: MoneyInput;
  readonly factuur?: boolean | null;
  readonly factuurDriver?: boolean | null;
  readonly insuranceId?: number | null;
  readonly noMutIntervention?: boolean | null;
}

/**
 * Whether a booking is on the invoice side of the client's wallet, else on the cash side: it is to be invoiced, or the insurer does not intervene and
 * the client owes the part that the driver did not collect (specification/wallets.md#cash-and-invoice).
 */
export const isClientInvoiced = (booking: ClientBooking): boolean =>
  isInvoiced(booking) || (isInsured(booking) && booking.noMutIntervention === true);

/**
 * The price of a booking in the wallet of its client: for an insured trip the patient's share, or the insurer's gross amount when the insurer does
 * not intervene; else the price or the computed one (specification/wallets.md#client-price).
 */
export function clientPrice(booking: ClientBooking, insurer: ForfaitRates = {}): Money {
  if (!isInsured(booking)) return roundMoney(isGiven(booking.price) ? booking.price : booking.computed);
  return booking.noMutIntervention ? insurerGross(booking, insurer) : patientShare(booking);
}

/** A row of the wallet of a client, in euros. */
export interface ClientWalletRow {
  readonly price: MoneyInput;
  readonly waitprice?: MoneyInput;
  readonly ticket_price?: MoneyInput;
  readonly factuur?: boolean | null;
}

/** The total of a row of a client wallet, in euros: price, wait price and parking. No fee. */
export const clientWalletRowTotal = ({ price, waitprice, ticket_price }: Omit<ClientWalletRow, 'factuur'>): Money =>
  sumMoney([price, waitprice, ticket_price]);

/** The total of a client wallet: the invoiced rows (specification/wallets.md#client-wallet). No fee. */
export const clientWalletTotal = (rows: Iterable<ClientWalletRow>): Money =>
  sumMoney(Array.from(rows, (row) => (row.factuur ? clientWalletRowTotal(row) : 0)));

/** A line of a client invoice, in euros: price plus wait price; the patient's share is deducted when the insurer does not intervene. */
export function clientInvoiceLine(booking: ClientBooking, insurer: ForfaitRates = {}): Money {
  const line = sumMoney([clientPrice(booking, insurer), booking.waitprice]);
  const share = patientShare(booking);
  const deducts = isInsured(booking) && booking.noMutIntervention && share > 0;
  return deducts ? subtractMoney(line, share) : line;
}

/** Sums of a client invoice, in euros. */
export interface ClientInvoiceTotals {
  readonly subtotal: Money;
  readonly parking: Money;
  readonly adminPrice: Money;
  readonly total: Money;
}

/** The totals of a client invoice: lines, then parking, then the fee. */
export function clientInvoiceTotals(
  bookings: readonly ClientBooking[],
  { adminPrice, insurer }: { readonly adminPrice?: MoneyInput; readonly insurer?: ForfaitRates } = {},
): ClientInvoiceTotals {
  const subtotal = sumMoney(bookings.map((booking) => clientInvoiceLine(booking, insurer)));
  const parking = sumMoney(bookings.map(({ ticket_price }) => ticket_price));
  const fee = roundMoney(isGiven(adminPrice) ? adminPrice : DEFAULT_ADMIN_PRICE);
  return { subtotal, parking, adminPrice: fee, total: sumMoney([subtotal, parking, fee]) };
}

/** Fields of a booking that the wallet and the invoice of an insurer use. */
export interface InsurerBooking extends ForfaitFields {
  readonly insuranceId?: number | null;
  readonly noMutIntervention?: boolean | null;
}

/** Amounts of a line or of an invoice, in euros; the share of the patient is shown as negative. */
export interface InsurerAmounts {
  readonly amount: Money;
  readonly patientAmount: Money;
  readonly total: Money;
}

/** Whether a booking is on the insurer's invoice: not when the insurer does not intervene (specification/wallets.md#insurer-lines). */
export const isForInsurer = (booking: Pick<InsurerBooking, 'insuranceId' | 'noMutIntervention'>): boolean =>
  isInsured(booking) && !booking.noMutIntervention;

/** A line of an insurer invoice: gross amount, share of the patient, amount of the insurer. */
export function insurerLine(booking: InsurerBooking, insurer: ForfaitRates = {}): InsurerAmounts {
  const amount = insurerGross(booking, insurer);
  const patientAmount = patientShare(booking);
  return { amount, patientAmount, total: insurerNet(amount, patientAmount) };
}

/** The totals of an insurer invoice or wallet; bookings that the insurer does not pay are left out, and there is no fee. */
export function insurerTotals(bookings: readonly InsurerBooking[], insurer: ForfaitRates = {}): InsurerAmounts {
  const lines = bookings.filter(isForInsurer).map((booking) => insurerLine(booking, insurer));
  const amount = sumMoney(lines.map((line) => line.amount));
  const patientAmount = sumMoney(lines.map((line) => line.patientAmount));
  return { amount, patientAmount, total: subtractMoney(amount, patientAmount) };
}
