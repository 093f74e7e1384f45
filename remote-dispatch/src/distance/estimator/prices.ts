import {
  bothWays,
  forfaitOf,
  shownOutboundPrice,
  shownTotalPrice,
  sumFigures,
  type ForfaitRates,
  type Money,
} from '@navette/shared/domain';
import type { DistanceResult } from '../get-distance.ts';

/** What the estimator shows of prices, in euros (S1 §2.9, §9; DECISIONS 22 and 24). For display only. */
export interface EstimatedPrices {
  /** One way. */
  readonly outbound: Money;
  /** There and back. */
  readonly total: Money;
  /** What an insurer pays one way, and there and back, the patient's share included. */
  readonly insurer: Money;
  readonly insurerBothWays: Money;
  /** Kilometres with the passenger on board, one way: what an insurer counts. */
  readonly loadedKm: number;
}

/** @param rates of the chosen insurer; the defaults without */
export function pricesOf({ to, totals }: DistanceResult, rates?: ForfaitRates): EstimatedPrices {
  const loadedKm = sumFigures(to.slice(1).map(({ trip }) => trip)).distance;
  const insurer = forfaitOf(loadedKm, {}, rates);
  return {
    outbound: shownOutboundPrice(totals.to.price),
    total: shownTotalPrice(totals.total.price),
    insurer,
    insurerBothWays: bothWays(insurer),
    loadedKm,
  };
}
