import { Motive } from '../booking/enums.ts';
import { fromCents, isGiven, toCents, type Money, type MoneyInput } from '../money/money.ts';

/** The forfaits of an M-code, the tariff code of a mutuality, in euros. */
export interface MCodePrices {
  readonly price_other?: MoneyInput;
  readonly price_dialyse?: MoneyInput;
  readonly price_radio?: MoneyInput;
  readonly price_chemo?: MoneyInput;
}

const FIELD_OF_MOTIVE = new Map<number, keyof MCodePrices>([
  [Motive.dialysis, 'price_dialyse'],
  [Motive.radiotherapy, 'price_radio'],
  [Motive.chemotherapy, 'price_chemo'],
]);

/** The forfait proposed as fixed price for a motive, never enforced; null when the code has none (specification/tariffs.md#m-code-forfait). */
export function mcodeForfait(mcode: MCodePrices, motive: number): Money | null {
  const price = mcode[FIELD_OF_MOTIVE.get(motive) ?? 'price_other'];
  return isGiven(price) ? fromCents(toCents(price)) : null;
}
