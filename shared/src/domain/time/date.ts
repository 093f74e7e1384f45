/** A calendar day as `YYYY-MM-DD`; days compare and sort as text. */
export type IsoDate = string;

const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/u;

const utc = (date: IsoDate): Date => {
  if (!isIsoDate(date)) throw new RangeError(`Not a date: ${date}`);
  return new Date(`${date}T00:00:00Z`);
};

const isoOf = (date: Date): IsoDate => date.toISOString().slice(0, 10);

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Arithmetic, because a `Date` for each check is slow where every call checks several. */
const isDay = (year: number, month: number, day: number): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1000 &&
  year <= 9999 &&
  day >= 1 &&
  day <= (month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0));

/** The ISO date of a year, month (1 to 12) and day; `undefined` when there is no such day (31/02). */
export const isoDate = (year: number, month: number, day: number): IsoDate | undefined =>
  isDay(year, month, day) ? isoOf(new Date(Date.UTC(year, month - 1, day))) : undefined;

/** Whether a text is an existing day written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  return isDay(Number(year), Number(month), Number(day));
}

/** `DD/MM/YYYY` of an ISO date, for invoices and exports. */
export const belgianDate = (date: IsoDate): string => date.split('-').toReversed().join('/');

/** The day `days` later, or earlier when negative. */
export const addDays = (date: IsoDate, days: number): IsoDate => isoOf(new Date(utc(date).getTime() + days * DAY_MS));

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

/** Day of the week, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: IsoDate): number => utc(date).getUTCDay() || 7;

/** Whether a day is a Saturday or Sunday. */
export const isWeekend = (date: IsoDate): boolean => weekdayOf(date) > 5;

/** Every day from `start` to `end`, both included; none when the end precedes the start. */
export const eachDay = (start: IsoDate, end: IsoDate): IsoDate[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));

/** Age in whole years on a day; a person born on 29 February turns a year older on 1 March. Null for a birth in the future. */
export function ageOn(birthday: IsoDate, day: IsoDate): number | null {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);
  return years < 0 ? null : years;
}
