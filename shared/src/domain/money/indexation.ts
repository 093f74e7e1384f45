import type { TariffRounding as RoundingStep } from '@navette/openapi/enums';
import { TARIFF_FIELDS, type TariffKind, tariffDigits, type TariffValues } from './tariff-versions.ts';

export {
  type TariffRounding as RoundingStep,
  /** Rounding steps of an indexation, in euros (specification/tariffs.md#indexation). */
  TARIFF_ROUNDING_VALUES as ROUNDING_STEPS,
} from '@navette/openapi/enums';

/** Kinds that an indexation raises; a commission is a share already (specification/tariffs.md#indexation). */
export const INDEXED_KINDS = ['kilometre', 'waiting', 'forfait', 'insurer', 'mcode'] as const satisfies TariffKind[];

/** Kind that an indexation raises (specification/tariffs.md#indexation). */
export type IndexedKind = (typeof INDEXED_KINDS)[number];

/** Kinds that an indexation raises, each with its rounding, and of insurers only some if they are named (specification/tariffs.md#indexation). */
export interface Indexation {
  readonly kinds: readonly { readonly kind: IndexedKind; readonly rounding: RoundingStep }[];
  readonly insurerIds?: readonly number[] | undefined;
}

/**
 * The values of a tariff raised by a percentage, each rounded half up to the step; empty ones, which follow another tariff or the default, stay empty
 * (specification/tariffs.md#indexation).
 */
export function indexed(
  { kind, values }: { readonly kind: TariffKind; readonly values: TariffValues },
  percent: number,
  rounding: RoundingStep,
): TariffValues {
  const entries = TARIFF_FIELDS[kind].map((field) => {
    const value = values[field] ?? null;
    return [field, value === null ? null : raised(value, percent, stepOf(kind, rounding))] as const;
  });
  return Object.fromEntries(entries);
}

const TEN_THOUSAND = 10_000;

/** A step in ten-thousandths of a euro. */
const stepOf = (kind: TariffKind, rounding: RoundingStep): number =>
  rounding === 'exact' ? TEN_THOUSAND / 10 ** tariffDigits(kind) : Number(rounding) * TEN_THOUSAND;

/** Whole numbers all the way: 12.345 must not become 12.34 by a floating-point error. */
function raised(value: number, percent: number, step: number): number {
  const exact = Math.round(value * TEN_THOUSAND) * (TEN_THOUSAND + Math.round(percent * 100));
  const steps = Math.floor((2 * exact + step * TEN_THOUSAND) / (2 * step * TEN_THOUSAND));
  return Math.max(0, steps * Math.round(step)) / TEN_THOUSAND;
}

/** Whether two values of tariffs are the same for each field of a kind (specification/tariffs.md#versions). */
export const sameValues = (kind: TariffKind, one: TariffValues, other: TariffValues): boolean =>
  TARIFF_FIELDS[kind].every((field) => (one[field] ?? null) === (other[field] ?? null));
