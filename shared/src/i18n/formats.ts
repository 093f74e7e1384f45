import { phoneText } from '../domain/identity/phone.ts';
import { roundMoney, type Money } from '../domain/money/money.ts';
import { municipalityName } from '../domain/places/municipality-name.ts';
import { brusselsNow } from '../domain/time/brussels.ts';
import { belgianDate, type IsoDate } from '../domain/time/date.ts';
import { type ClockTime, durationText } from '../domain/time/clock.ts';
import { FORMAT_LOCALES, type Locale } from './locale.ts';

type Empty = null | undefined;

/** The named formats of one language. Each returns '' for null and undefined. */
export interface Formats {
  /** `DD/MM/YYYY`. */
  readonly formatDate: (date: IsoDate | Empty) => string;
  /** `HH:mm`, 24 hours; seconds of a stored time are left out. */
  readonly formatTime: (time: ClockTime | Empty) => string;
  /** `DD/MM/YYYY HH:mm` in Brussels of an ISO instant. */
  readonly formatInstant: (instant: string | Empty) => string;
  /** The day in words: "mardi 10 mars 2026". */
  readonly formatLongDate: (date: IsoDate | Empty) => string;
  /** The month in words: "mars 2026". */
  readonly formatMonth: (date: IsoDate | Empty) => string;
  /** The day of the week: "mardi", or "mar." with `short`. */
  readonly formatWeekday: (date: IsoDate | Empty, width?: 'long' | 'short') => string;
  /** Euros with two decimals and the sign: "12,50 €". */
  readonly formatMoney: (euros: Money | Empty) => string;
  /** Two decimals without the sign, for fields and columns with € elsewhere: "12,50". */
  readonly formatAmount: (euros: Money | Empty) => string;
  /** A number with at most `digits` decimals, none by default. */
  readonly formatNumber: (value: number | Empty, digits?: number) => string;
  /** A number for an input field: without thousands separators, which would be parsed as decimals. */
  readonly formatTyped: (value: number | Empty, digits?: number) => string;
  /** A percentage: 12.5 is "12,5 %". */
  readonly formatPercent: (percent: number | Empty) => string;
  /** Kilometres with one decimal: "12,4 km". */
  readonly formatDistance: (km: number | Empty) => string;
  /** Seconds as "60 mins" or "1 h 1" (specification/formats.md#money-and-time). */
  readonly formatDuration: (seconds: number | Empty) => string;
  /** A phone with +32. */
  readonly formatPhone: (phone: string | Empty) => string;
  /** The name of a municipality in the user's language, from any of its names; the postal code tells it from its namesake. */
  readonly formatMunicipality: (name: string | Empty, postalCode?: string | Empty) => string;
}

const given =
  <Value>(write: (value: Value) => string) =>
  (value: Value | Empty): string =>
    value === null || value === undefined ? '' : write(value);

/** UTC midnight of a day, for formatters in the zone UTC. */
const utcDay = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** Formats that are the same in every language. */
const common = {
  formatDate: given(belgianDate),
  formatTime: given((time: ClockTime) => time.slice(0, 5)),
  formatInstant: given((instant: string) => {
    const { date, time } = brusselsNow(new Date(instant));
    return `${belgianDate(date)} ${time}`;
  }),
  formatPhone: given(phoneText),
};

function createFormats(locale: Locale): Formats {
  const tag = FORMAT_LOCALES[locale];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (date: IsoDate) => format.format(utcDay(date));
  };
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(tag, options);
    return (value: number) => format.format(value);
  };
  const money = numbers({ style: 'currency', currency: 'EUR' });
  const amount = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimals = [0, 1, 2, 3].map((digits) => numbers({ maximumFractionDigits: digits }));
  const typed = [0, 1, 2, 3].map((digits) => numbers({ maximumFractionDigits: digits, useGrouping: false }));
  const plain = numbers({ maximumFractionDigits: 20 });
  const percent = numbers({ style: 'unit', unit: 'percent', maximumFractionDigits: 2 });
  const weekdays = { long: dates({ weekday: 'long' }), short: dates({ weekday: 'short' }) };
  return {
    ...common,
    formatDuration: given((seconds: number) => durationText(seconds, locale === 'en' ? 'mins' : 'min')),
    formatLongDate: given(dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
    formatMonth: given(dates({ month: 'long', year: 'numeric' })),
    formatWeekday: (date, width = 'long') => given(weekdays[width])(date),
    formatMoney: given((euros: Money) => money(roundMoney(euros))),
    formatAmount: given((euros: Money) => amount(roundMoney(euros))),
    formatNumber: (value, digits = 0) => given(decimals[digits] ?? plain)(value),
    formatTyped: (value, digits = 0) => given(typed[digits] ?? plain)(value),
    formatPercent: given(percent),
    formatMunicipality: (name, postalCode) => (name ? municipalityName(name, locale, postalCode) : ''),
    formatDistance: given(
      numbers({ style: 'unit', unit: 'kilometer', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
  };
}

const cache = new Map<Locale, Formats>();

/** The named formats of a language; cached. */
export function formatsOf(locale: Locale): Formats {
  const known = cache.get(locale) ?? createFormats(locale);
  cache.set(locale, known);
  return known;
}

const collators = new Map<Locale, Intl.Collator>();

/** Collator with the sort order of the language: accents and case last, numbers by value. Cached. */
export function collatorOf(locale: Locale): Intl.Collator {
  const known =
    collators.get(locale) ?? new Intl.Collator(FORMAT_LOCALES[locale], { numeric: true, sensitivity: 'variant' });
  collators.set(locale, known);
  return known;
}
