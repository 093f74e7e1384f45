import { isGiven, roundMoney, subtractMoney, sumMoney, type Money, type MoneyInput } from '../money/money.ts';
import { insurerGross, patientShare, type ForfaitFields, type ForfaitRates } from '../tariff/insurer-forfait.ts';
import { isInsured, isInvoiced } from './split.ts';

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
