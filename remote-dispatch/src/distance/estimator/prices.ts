import {
  roundTrip,
  forfaitOf,
  shownOutboundPrice,
  shownTotalPrice,
  sumFigures,
  type ForfaitRates,
  type Money,
} from '@navette/shared/domain';
import type { DistanceResult } from '../get-distance.ts';

/** Prices of the estimator, in euros (specification/tariffs.md#estimator, specification/tariffs.md#insurer-forfait). For display only. */
export interface EstimatedPrices {
  /** Single trip. */
  readonly outbound: Money;
  /** Round trip. */
  readonly total: Money;
  /** Amount that an insurer pays for a single and for a round trip, including the patient's share. */
  readonly insurer: Money;
  readonly insurerRoundTrip: Money;
  /** Kilometres with the passenger on board, single trip: the base of the insurer's rate. */
  readonly loadedKm: number;
}

/** @param rates of the chosen insurer; the defaults when missing */
export function pricesOf({ to, totals }: DistanceResult, rates?: ForfaitRates): EstimatedPrices {
  const loadedKm = sumFigures(to.slice(1).map(({ trip }) => trip)).distance;
  const insurer = forfaitOf(loadedKm, {}, rates);
  return {
    outbound: shownOutboundPrice(totals.to.price),
    total: shownTotalPrice(totals.total.price),
    insurer,
    insurerRoundTrip: roundTrip(insurer),
    loadedKm,
  };
}
