import { subtractMoney, sumMoney, type Money } from '../money/money.ts';

/** Default of the setting `writeOffLimit`, in euros (specification/payments.md#matching). */
export const DEFAULT_WRITE_OFF_LIMIT: Money = 5;

/** Rest of a bank transaction after some parts, all signed as the transaction. */
export const restAfter = (rest: Money, parts: readonly { readonly amount: Money }[]): Money =>
  subtractMoney(rest, sumMoney(parts.map(({ amount }) => amount)));

/** Why a part does not fit: it is 0, has the sign of money in the other direction, or exceeds the rest. */
export type PartRefusal = 'zero' | 'direction' | 'rest';

/** Refusal of a part of a rest, both signed as the transaction; undefined when it fits (specification/payments.md#matching). */
export function refusePart(rest: Money, amount: Money): PartRefusal | undefined {
  if (amount === 0) return 'zero';
  if (rest !== 0 && amount > 0 !== rest > 0) return 'direction';
  return Math.abs(amount) > Math.abs(rest) ? 'rest' : undefined;
}

/** Whether a user may write off a difference: up to the limit, above it only a super user (specification/payments.md#matching). */
export const mayWriteOff = (open: Money, { limit, role }: { readonly limit: Money; readonly role: string }): boolean =>
  role === 'super' || Math.abs(open) <= limit;
