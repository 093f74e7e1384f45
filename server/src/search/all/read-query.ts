import {
  addDays,
  daysBetween,
  invoiceOfOgm,
  isoDate,
  parsePaymentReference,
  phoneDigits,
  type IsoDate,
} from '@navette/shared/domain';
import { recordNumber, searchWords } from '../../db/words.ts';

/** A parsed search text. */
export interface SearchQuery {
  /** Normalised words of names and addresses. */
  readonly words: readonly string[];
  /** Days in the text; several when the year is missing. */
  readonly dates: readonly IsoDate[];
  /** Id of a record, if the text is one. */
  readonly number: number | undefined;
  /** Digits of a phone or a national number, if the text is nothing else. */
  readonly digits: string | undefined;
  /** Invoice of a structured communication. */
  readonly paidInvoice: ReturnType<typeof invoiceOfOgm>;
  /** Invoice and payer of a payment reference. */
  readonly reference: ReturnType<typeof parsePaymentReference>;
  /** The whole text, for ids of the external platform. */
  readonly text: string;
}

const DAY = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/.-])/gu;
const ISO_DAY = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu;

const present = (dates: readonly (IsoDate | undefined)[]): IsoDate[] => dates.filter((date) => date !== undefined);

/** `21/11` is that day of this year, the last and the next; the nearest to today comes first. */
function daysOf([, day, month, year]: RegExpMatchArray, today: IsoDate): IsoDate[] {
  const thisYear = Number(today.slice(0, 4));
  const written = year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);
  const years = written === undefined ? [thisYear, thisYear - 1, thisYear + 1] : [written];
  const days = present(years.map((candidate) => isoDate(candidate, Number(month), Number(day))));
  return days.toSorted((one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)));
}

const RELATIVE: ReadonlyMap<string, number> = new Map(
  Object.entries({ today: 0, vandaag: 0, tomorrow: 1, demain: 1, morgen: 1, yesterday: -1, hier: -1, gisteren: -1 }),
);

/** Parses a search text: dates as typed or as displayed, ids, phones, references, words. */
export function readSearchQuery(text: string, today: IsoDate): SearchQuery {
  const iso = [...text.matchAll(ISO_DAY)].map(([, year, month, day]) =>
    isoDate(Number(year), Number(month), Number(day)),
  );
  const withoutIso = text.replace(ISO_DAY, ' ');
  const typed = [...withoutIso.matchAll(DAY)].flatMap((match) => daysOf(match, today));
  const dates = present([...iso, ...typed]);
  const rest = dates.length > 0 ? withoutIso.replace(DAY, ' ') : text;
  const words = searchWords(rest);
  const spoken = words.length > 1 ? words.find((word) => RELATIVE.has(word)) : undefined;
  return {
    words: spoken ? words.filter((word) => word !== spoken) : words,
    dates: spoken ? [...dates, addDays(today, RELATIVE.get(spoken) ?? 0)] : dates,
    number: dates.length > 0 ? undefined : recordNumber(text),
    digits: dates.length > 0 ? undefined : phoneDigits(text),
    paidInvoice: invoiceOfOgm(text),
    reference: parsePaymentReference(text),
    text: text.trim(),
  };
}
