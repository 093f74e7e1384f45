import type { CompanyProfile } from '../masterdata/public.ts';

/** Optional rates of an insurer, in euros. */
export interface Rates {
  readonly min10km: number | null;
  readonly plus10km: number | null;
}

/** The rates of an insurer; the organisation's where it has none (specification/tariffs.md#insurer-forfait). */
export const ratesOf = (
  insurer: Rates,
  company: Pick<CompanyProfile, 'min10km' | 'plus10km'>,
): { readonly min10km: number; readonly plus10km: number } => ({
  min10km: insurer.min10km ?? company.min10km,
  plus10km: insurer.plus10km ?? company.plus10km,
});
