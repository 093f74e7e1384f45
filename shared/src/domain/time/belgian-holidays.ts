import { addDays, isoDate, type IsoDate } from './date.ts';

/** The ten legal public holidays of Belgium; catalogues name them by these codes. */
export const BELGIAN_HOLIDAYS = [
  'newYear',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitMonday',
  'nationalDay',
  'assumption',
  'allSaints',
  'armistice',
  'christmas',
] as const;

/** One of {@link BELGIAN_HOLIDAYS}. */
export type BelgianHolidayName = (typeof BELGIAN_HOLIDAYS)[number];

/** A public holiday of a year. */
export interface BelgianHoliday {
  readonly date: IsoDate;
  readonly name: BelgianHolidayName;
}

/** Holidays that fall on the same day every year, as month and day. */
const FIXED: Readonly<Partial<Record<BelgianHolidayName, string>>> = {
  newYear: '01-01',
  labourDay: '05-01',
  nationalDay: '07-21',
  assumption: '08-15',
  allSaints: '11-01',
  armistice: '11-11',
  christmas: '12-25',
};

/** Holidays that follow Easter Sunday, in days. */
const AFTER_EASTER: Readonly<Partial<Record<BelgianHolidayName, number>>> = {
  easterMonday: 1,
  ascension: 39,
  whitMonday: 50,
};

/**
 * Easter Sunday of a year of the Gregorian calendar (the anonymous computus of Meeus).
 * @param year 1583 to 9999
 * @throws RangeError for any other year
 */
export function easterSunday(year: number): IsoDate {
  if (!Number.isInteger(year) || year < 1583 || year > 9999) throw new RangeError(`No Easter known in ${year}`);
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return isoDate(year, Math.floor(sum / 31), (sum % 31) + 1) ?? '';
}

const known = new Map<number, readonly BelgianHoliday[]>();

/**
 * The ten legal public holidays of a year, by date. In some years two fall on the same day (Ascension on Labour Day, 2008), which is then listed twice.
 * @param year 1583 to 9999
 * @throws RangeError for any other year
 */
export function belgianHolidays(year: number): readonly BelgianHoliday[] {
  const before = known.get(year);
  if (before) return before;
  const easter = easterSunday(year);
  const dateOf = (name: BelgianHolidayName): IsoDate => {
    const fixed = FIXED[name];
    return fixed ? `${year}-${fixed}` : addDays(easter, AFTER_EASTER[name] ?? 0);
  };
  const holidays = BELGIAN_HOLIDAYS.map((name) => ({ date: dateOf(name), name })).toSorted((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  );
  known.set(year, holidays);
  return holidays;
}

/** The public holiday on a day; `undefined` when there is none. */
export const belgianHolidayOf = (date: IsoDate): BelgianHoliday | undefined =>
  belgianHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date);
