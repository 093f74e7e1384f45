import { divideHalfUp } from '../money/decimal.ts';
import { fromCents, isGiven, roundMoney, toCents, type Money, type MoneyInput } from '../money/money.ts';

/** Amount that the platform does not reimburse, in euros. */
export interface NonReimbursed {
  readonly perDay?: MoneyInput;
  readonly perPart?: MoneyInput;
}

/** The patient's amount of one part: per part, else per day divided by the parts of that day; null when neither is given (specification/booqit.md#interpretation). */
export function patientAmount({ perDay, perPart }: NonReimbursed, partsOfDay: number): Money | null {
  if (isGiven(perPart)) return roundMoney(perPart);
  if (!isGiven(perDay)) return null;
  return fromCents(Number(divideHalfUp(BigInt(toCents(perDay)), BigInt(Math.max(1, partsOfDay)))));
}

/** The distance an insurer pays for a transport: its metres as kilometres, rounded up (specification/booqit.md#drafts). */
export const insuredKm = (metres: number): number => Math.ceil(metres / 1000);
