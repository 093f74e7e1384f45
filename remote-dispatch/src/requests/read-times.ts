import {
  addDays,
  type ClockTime,
  isClockTime,
  isoDate,
  type IsoDate,
  startOfWeek,
  weekdayOf,
} from '@navette/shared/domain';

/** A value read in a text, and its position. */
export interface Found<Value> {
  readonly value: Value;
  readonly at: number;
  /** Position after it. */
  readonly end: number;
}

const MONTHS = [
  'janv(?:ier)?|januari|january|jan',
  'f[ée]vr?(?:ier)?|februari|february|feb',
  'mars|maart|mrt|march|mar',
  'avr(?:il)?|april|apr',
  'mai|mei|may',
  'juin|juni|june|jun',
  'juil(?:let)?|juli|july|jul',
  'ao[uû]t|augustus|august|aug',
  'sept(?:embre|ember)?|sep',
  'oct(?:obre|ober)?|oktober|okt',
  'nov(?:embre|ember)?',
  'd[ée]c(?:embre)?|december|dec',
];

const WEEKDAYS = [
  'lundi|maandag|monday',
  'mardi|dinsdag|tuesday',
  'mercredi|woensdag|wednesday',
  'jeudi|donderdag|thursday',
  'vendredi|vrijdag|friday',
  'samedi|zaterdag|saturday',
  'dimanche|zondag|sunday',
];

const MONTH = `(${MONTHS.join('|')})`;
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
/** Start and end of a word; `\b` knows no accents. */
const [HERE, THERE] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
const YEAR = String.raw`(?:\s+(\d{4})(?!\d))?`;
const DAYS = String.raw`((?:\d{1,2}(?:er|e|ste|de|st|nd|rd|th)?\s*(?:,|et|en|and|&)\s*){0,12}\d{1,2})(?:er|e|ste|de|st|nd|rd|th)?`;

const indexIn = (names: readonly string[], text: string): number =>
  names.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(text));

/** Birth dates stand after these words. */
const BIRTH =
  /(?:n[ée](?:e|\(e\))?\s+le|naissance|\bdn|geboren|geboortedatum|geb\.?|born|birth|\bdob|°)[\s:a-z]{0,6}$/iu;

/** Whether a date at a position is that of a birth. */
const isBirth = (text: string, at: number): boolean => BIRTH.test(text.slice(Math.max(0, at - 24), at));

/** The day in the year that comes on or after a date; a year that was written is kept. */
function inYear(day: number, month: number, year: string | undefined, sent: IsoDate): IsoDate | undefined {
  if (year !== undefined) return isoDate(Number(year.length === 2 ? `20${year}` : year), month, day);
  const thisYear = Number(sent.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((each) => isoDate(each, month, day))
    .find((date) => date !== undefined && date >= sent);
}

type Reader = (text: string, sent: IsoDate) => readonly Found<IsoDate | undefined>[];

const matches = (text: string, pattern: string): readonly RegExpExecArray[] => [
  ...text.matchAll(new RegExp(pattern, 'giu')),
];

const span = (match: RegExpExecArray, value: IsoDate | undefined) => ({
  value,
  at: match.index,
  end: match.index + match[0].length,
});

/** A weekday that was written with a date must be the date's: two that differ are a mistake of the sender, and nobody knows which. */
function agrees(weekday: string | undefined, date: IsoDate | undefined): IsoDate | undefined {
  if (date === undefined || weekday === undefined) return date;
  return weekdayOf(date) === indexIn(WEEKDAYS, weekday) + 1 ? date : undefined;
}

const numeric: Reader = (text, sent) =>
  matches(text, String.raw`${HERE}(?:(${WEEKDAY})\s+)?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/])`)
    // 14.30 is a time, 12.50 an amount: a date with dots has its year.
    .filter(([whole, , , , year]) => year !== undefined || whole.includes('/'))
    .map((match) => {
      const [, weekday, day, month, year] = match;
      return span(match, agrees(weekday, inYear(Number(day), Number(month), year, sent)));
    });

const iso: Reader = (text) =>
  matches(text, String.raw`${HERE}(\d{4})-(\d{2})-(\d{2})(?!\d)`).map((match) =>
    span(match, isoDate(Number(match[1]), Number(match[2]), Number(match[3]))),
  );

/** `mardi 12 mai`, `les 12, 14 et 16 mai 2026`, `12th of May`. */
const dayAndMonth: Reader = (text, sent) =>
  matches(
    text,
    String.raw`${HERE}(?:(${WEEKDAY}),?\s+)?(?:the\s+|le\s+|de\s+)?${DAYS}\s+(?:of\s+)?${MONTH}\.?${THERE}${YEAR}`,
  ).flatMap((match) => {
    const [, weekday, days = '', month = '', year] = match;
    const numbers = [...days.matchAll(/\d{1,2}/gu)].map(Number);
    return numbers.map((day) => {
      const date = inYear(day, indexIn(MONTHS, month) + 1, year, sent);
      return span(match, numbers.length === 1 ? agrees(weekday, date) : date);
    });
  });

/** `May 12`, `Tuesday, May 12th, 2026`. */
const monthAndDay: Reader = (text, sent) =>
  matches(
    text,
    String.raw`${HERE}(?:(${WEEKDAY}),?\s+)?(january|february|march|april|may|june|july|august|september|october|november|december)\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.hu])(?:,?\s+(\d{4}))?`,
  ).map((match) => {
    const [, weekday, month = '', day, year] = match;
    return span(match, agrees(weekday, inYear(Number(day), indexIn(MONTHS, month) + 1, year, sent)));
  });

const RELATIVE = [
  ["aujourd[’']hui|ce jour|vandaag|today", 0],
  ['apr[eè]s-demain|overmorgen|(?:the )?day after tomorrow', 2],
  ['demain|morgenvroeg|morgenochtend|morgenmiddag|morgennamiddag|morgenvoormiddag|tomorrow', 1],
  // Morning too, in greetings and habits.
  ["(?<!goede\\s)(?<!goeie\\s)(?<![’']s\\s)(?<!elke\\s)morgen", 1],
] as const;

const relative: readonly Reader[] = RELATIVE.map(
  ([words, days]) =>
    (text, sent) =>
      matches(text, `${HERE}(?:${words})${THERE}`).map((match) => span(match, addDays(sent, days))),
);

const HABIT = String.raw`(?<!(?:tous les|toutes les|chaque|elke|iedere|every|each|le|les|on)\s)`;
/** Between the first and the last day of a habit: "du lundi au vendredi". */
const UNTIL = String.raw`\s+(?:au|à|tot(?:\s+en\s+met)?|t/m|to|through|until)\s+`;
const NEXT_WEEK = '(?:volgende|next)';

/** The coming such day; with "next" and "volgende" that of the next week, as they are meant in English and Dutch. */
const weekday: Reader = (text, sent) =>
  matches(
    text,
    String.raw`${HERE}${HABIT}(?<!${WEEKDAY}${UNTIL})(?:(volgende|next|ce|deze|this|komende|aanstaande|coming)\s+)?(${WEEKDAY})(?:\s+(prochain))?${THERE}(?!${UNTIL}${WEEKDAY})`,
  ).map((match) => {
    const [, before = '', name = ''] = match;
    const day = indexIn(WEEKDAYS, name) + 1;
    const coming = addDays(sent, ((day - weekdayOf(sent) + 6) % 7) + 1);
    const isThisWeek = startOfWeek(coming) === startOfWeek(sent);
    return span(match, new RegExp(`^${NEXT_WEEK}$`, 'iu').test(before) && isThisWeek ? addDays(coming, 7) : coming);
  });

/** From the most certain to the least: what one reads is not read again. */
const READERS: readonly Reader[] = [iso, numeric, dayAndMonth, monthAndDay, ...relative, weekday];

/** All dates of a text that are not before it was sent, in its order; none where weekday and date contradict each other. */
export function datesIn(text: string, sent: IsoDate): readonly Found<IsoDate>[] {
  const taken: Found<IsoDate | undefined>[] = [];
  for (const read of READERS) {
    const free = read(text, sent).filter(({ at, end }) => !taken.some((other) => at < other.end && other.at < end));
    taken.push(...free);
  }
  return taken
    .filter(
      (found): found is Found<IsoDate> => found.value !== undefined && found.value >= sent && !isBirth(text, found.at),
    )
    .filter(({ value }) => value <= addDays(sent, MOST_DAYS_AHEAD))
    .toSorted((one, other) => one.at - other.at || (one.value < other.value ? -1 : 1));
}

const MOST_DAYS_AHEAD = 366;

/** The birth date of a text; undefined for none or several. */
export function birthDateIn(text: string, sent: IsoDate): IsoDate | undefined {
  const read = matches(text, String.raw`${HERE}(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)`).filter((match) =>
    isBirth(text, match.index),
  );
  const dates = new Set(read.map(([, day, month, year]) => isoDate(Number(year), Number(month), Number(day))));
  const [date] = dates;
  return dates.size === 1 && date !== undefined && date <= sent ? date : undefined;
}

const CLOCK: readonly (readonly [pattern: string, read: (hours: number) => number])[] = [
  // 2.30 pm, 2 pm
  [String.raw`${HERE}(\d{1,2})(?:[:.h](\d{2}))?\s*p\.?m\b\.?`, (hours) => (hours < 12 ? hours + 12 : hours)],
  [String.raw`${HERE}(\d{1,2})(?:[:.h](\d{2}))?\s*a\.?m\b\.?`, (hours) => (hours === 12 ? 0 : hours)],
  // 14.30 uur, 14:30
  [String.raw`${HERE}(\d{1,2})\.(\d{2})\s?(?:uur|u|h)${THERE}`, (hours) => hours],
  [String.raw`${HERE}(\d{1,2}):(\d{2})(?![\d:])`, (hours) => hours],
  // 14h30, 14 h 30, 14u30, 14 uur 30, 14 heures
  [String.raw`(?<![\p{L}\p{N}.,:])(\d{1,2})\s?(?:heures?|uur|h|u)\s?(\d{2})?(?![\p{L}\d])`, (hours) => hours],
  // à 14.30, om 14.30, at 14.30
  [String.raw`(?<=${HERE}(?:[àa]|om|at|vers|rond)\s)(\d{1,2})\.(\d{2})(?![\d.])`, (hours) => hours],
];

const LASTS =
  /(?:pendant|durant|dure|dur[ée]e de|gedurende|duurt|duur|for|lasts|takes|dans|over|within|in)\s+(?:environ\s+|ongeveer\s+|about\s+)?$/iu;

/** All times of day of a text, in its order; a duration is none. */
export function timesIn(text: string): readonly Found<ClockTime>[] {
  const taken: Found<ClockTime | undefined>[] = [];
  for (const [pattern, read] of CLOCK)
    for (const match of matches(text, pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (taken.some((other) => at < other.end && other.at < end)) continue;
      const time = `${String(read(Number(match[1]))).padStart(2, '0')}:${match[2] ?? '00'}`;
      const isDuration = LASTS.test(text.slice(Math.max(0, at - 24), at));
      taken.push({ value: isClockTime(time) && !isDuration ? time : undefined, at, end });
    }
  return taken
    .filter((found): found is Found<ClockTime> => found.value !== undefined)
    .toSorted((one, other) => one.at - other.at);
}
