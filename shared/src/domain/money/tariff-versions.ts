import type { TariffKind } from '@navette/openapi/enums';
import { FALLBACK_RATE } from '../distance/trip-distance.ts';
import { CENTS_PER_HALF_HOUR } from '../booking/amount.ts';
import type { IsoDate } from '../time/date.ts';
import { fromCents } from './money.ts';
import { DEFAULT_MIN10KM, DEFAULT_PLUS10KM, type ForfaitRates, type MCodePrices } from './tariff.ts';

export {
  type TariffKind,
  /** Kinds of tariffs with versions (specification/tariffs.md#versions). */
  TARIFF_KIND_VALUES as TARIFF_KINDS,
} from '@navette/openapi/enums';

/** The values of each kind of tariff, in euros, of a commission in percent (specification/tariffs.md#versions). */
export const TARIFF_FIELDS = {
  kilometre: ['price'],
  waiting: ['price'],
  forfait: ['min10km', 'plus10km'],
  insurer: ['min10km', 'plus10km'],
  mcode: ['price_other', 'price_dialyse', 'price_radio', 'price_chemo'],
  commission: ['commission'],
} as const satisfies Readonly<Record<TariffKind, readonly string[]>>;

/** Name of a value of a tariff (specification/tariffs.md#versions). */
export type TariffField = (typeof TARIFF_FIELDS)[TariffKind][number];

/** Values of a version; a missing one and null mean the default (specification/tariffs.md#versions). */
export type TariffValues = Readonly<Partial<Record<TariffField, number | null>>>;

/** Number that stands for the organisation as owner of a tariff (specification/tariffs.md#versions). */
export const ORGANISATION = 0;

/** Decimals of the values of a kind: a kilometre costs hundredths of a cent (specification/tariffs.md#versions). */
export const tariffDigits = (kind: TariffKind): number => (kind === 'kilometre' ? 4 : 2);

/** A version of a tariff: valid from a day until the next version begins (specification/tariffs.md#versions). */
export interface TariffVersion {
  readonly kind: TariffKind;
  /** Insurer, M-code or driver; {@link ORGANISATION} for its own. */
  readonly ownerId: number;
  /** Null: from the beginning of time. */
  readonly validFrom: IsoDate | null;
  readonly values: TariffValues;
}

/** The version valid on a day: the last one that began by then; undefined before the first (specification/tariffs.md#versions). */
export function validOn<Version extends Pick<TariffVersion, 'validFrom'>>(
  versions: readonly Version[],
  day: IsoDate,
): Version | undefined {
  let found: Version | undefined;
  for (const version of versions) {
    const from = version.validFrom ?? '';
    if (from <= day && (found === undefined || from >= (found.validFrom ?? ''))) found = version;
  }
  return found;
}

/** All versions, by tariff (specification/tariffs.md#versions). */
export type TariffBook = ReadonlyMap<string, readonly TariffVersion[]>;

const keyOf = (kind: TariffKind, ownerId: number): string => `${kind} ${ownerId}`;

/** The versions of some tariffs, ready for {@link tariffsOn} (specification/tariffs.md#versions). */
export function tariffBook(versions: Iterable<TariffVersion>): TariffBook {
  const book = new Map<string, TariffVersion[]>();
  for (const version of versions) {
    const key = keyOf(version.kind, version.ownerId);
    const own = book.get(key);
    if (own) own.push(version);
    else book.set(key, [version]);
  }
  return book;
}

/** The first days of all later versions, ascending: between two of them no price changes (specification/tariffs.md#versions). */
export const tariffDays = (book: TariffBook): IsoDate[] =>
  [...new Set([...book.values()].flatMap((own) => own.flatMap(({ validFrom }) => validFrom ?? [])))].sort();

/** The prices of a day (specification/tariffs.md#versions). */
export interface DayTariffs {
  /** Euros a kilometre. */
  readonly kilometre: number;
  /** Euros per half hour of waiting. */
  readonly waiting: number;
  /** Rates of an insurer; the organisation's where it has none, else the defaults. */
  readonly insurer: (id: number | null | undefined) => { readonly min10km: number; readonly plus10km: number };
  /** Forfaits of an M-code; undefined for an unknown one. */
  readonly mcode: (id: number | null | undefined) => MCodePrices | undefined;
  /** Commission of a driver, in percent. */
  readonly commission: (driverId: number) => number | null;
}

/** The prices valid on the day of a trip (specification/tariffs.md#versions). */
export function tariffsOn(book: TariffBook, day: IsoDate): DayTariffs {
  const on = (kind: TariffKind, ownerId: number | null | undefined): TariffValues | undefined =>
    ownerId === null || ownerId === undefined ? undefined : validOn(book.get(keyOf(kind, ownerId)) ?? [], day)?.values;
  return {
    kilometre: on('kilometre', ORGANISATION)?.price ?? FALLBACK_RATE,
    waiting: on('waiting', ORGANISATION)?.price ?? fromCents(CENTS_PER_HALF_HOUR),
    insurer: (id) => {
      const [own, house]: (ForfaitRates | undefined)[] = [on('insurer', id), on('forfait', ORGANISATION)];
      return {
        min10km: Number(own?.min10km ?? house?.min10km ?? DEFAULT_MIN10KM),
        plus10km: Number(own?.plus10km ?? house?.plus10km ?? DEFAULT_PLUS10KM),
      };
    },
    mcode: (id) => on('mcode', id),
    commission: (driverId) => on('commission', driverId)?.commission ?? null,
  };
}

/** A lookup of the prices of days, each computed once: thousands of trips share a few days (specification/tariffs.md#versions). */
export function tariffsByDay(book: TariffBook): (day: IsoDate) => DayTariffs {
  const known = new Map<IsoDate, DayTariffs>();
  return (day) => {
    const found = known.get(day) ?? tariffsOn(book, day);
    known.set(day, found);
    return found;
  };
}
