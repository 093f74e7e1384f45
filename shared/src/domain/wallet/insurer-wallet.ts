import { subtractMoney, sumMoney, type Money } from '../money/money.ts';
import {
  insurerGross,
  insurerNet,
  patientShare,
  type ForfaitFields,
  type ForfaitRates,
} from '../tariff/insurer-forfait.ts';
import { isInsured } from './split.ts';

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
