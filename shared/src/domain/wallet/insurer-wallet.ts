import { subtractMoney, sumMoney, type Money } from '../money/money.ts';
import {
  insurerGross,
  insurerNet,
  patientShare,
  type ForfaitFields,
  type ForfaitRates,
} from '../tariff/insurer-forfait.ts';
import { isInsured } from './split.ts';

/** What the wallet and the invoice of an insurer look at in a booking. */
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

/** Whether a booking stands on the insurer's invoice: not when the insurer does not intervene (DECISIONS 38). */
export const isForInsurer = (booking: Pick<InsurerBooking, 'insuranceId' | 'noMutIntervention'>): boolean =>
  isInsured(booking) && !booking.noMutIntervention;

/** A line of an insurer invoice: gross, share of the patient, what the insurer pays. */
export function insurerLine(booking: InsurerBooking, insurer: ForfaitRates = {}): InsurerAmounts {
  const amount = insurerGross(booking, insurer);
  const patientAmount = patientShare(booking);
  return { amount, patientAmount, total: insurerNet(amount, patientAmount) };
}

/** The totals of an insurer invoice or wallet; bookings the insurer does not pay are left out, and there is no fee. */
export function insurerTotals(bookings: readonly InsurerBooking[], insurer: ForfaitRates = {}): InsurerAmounts {
  const lines = bookings.filter(isForInsurer).map((booking) => insurerLine(booking, insurer));
  const amount = sumMoney(lines.map((line) => line.amount));
  const patientAmount = sumMoney(lines.map((line) => line.patientAmount));
  return { amount, patientAmount, total: subtractMoney(amount, patientAmount) };
}
