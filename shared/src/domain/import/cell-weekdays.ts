import { fold } from '../text/fold.ts';
import type { CellReading, WeekdayLanguage } from './cell-reading.ts';

/** Names of the weekdays, Monday first, from their shortest form: the full name and every part of it that begins with that form is read. */
const NAMES = {
  fr: ['lu lundi', 'ma mardi', 'me mercredi', 'je jeudi', 've vendredi', 'sa samedi', 'di dimanche'],
  nl: ['ma maandag', 'di dinsdag', 'wo woensdag', 'do donderdag', 'vr vrijdag', 'za zaterdag', 'zo zondag'],
  en: ['mo monday', 'tu tuesday', 'we wednesday', 'th thursday', 'fr friday', 'sa saturday', 'su sunday'],
} as const satisfies Readonly<Record<WeekdayLanguage, readonly string[]>>;

const LANGUAGES = ['fr', 'nl', 'en'] as const satisfies readonly WeekdayLanguage[];

const EVERY_DAY = /^(?:tous les jours|chaque jour|elke dag|alle dagen|dagelijks|every day|daily)$/u;
const WORKDAYS = /^(?:(?:en |jours de )?semaine|jours ouvrables|(?:op )?(?:werk|week)dagen|weekdays|working days)$/u;
const FROM_TO = /\s*(?:t\/m|t\.?e\.?m\.?|\b(?:jusqu'?au|tot en met|through|au|a|tot|to|until)\b)\s*/u;
const APART = /[\s,;+/&.|-]+|\b(?:et|en|and)\b/u;

function dayOf(word: string, language: WeekdayLanguage): number {
  return (
    NAMES[language].findIndex((names) => {
      const [short = '', full = ''] = names.split(' ');
      return word.startsWith(short) && (full.startsWith(word) || `${full}s` === word);
    }) + 1
  );
}

/** Days of a text in a language; undefined where a word is no weekday. `open`: two days with a hyphen, which may be a list or a range. */
function daysIn(
  text: string,
  language: WeekdayLanguage,
): { readonly days: readonly number[]; readonly open: boolean } | undefined {
  const spread = text.replace(FROM_TO, ' to ');
  const words = spread.split(APART).filter((word) => word !== '' && word !== 'to');
  const found = words.map((word) => dayOf(word, language));
  if (found.length === 0 || found.includes(0)) return undefined;
  const [first = 0, last = 0] = found;
  const isHyphen = found.length === 2 && /^[a-z]+\s*[-–]\s*[a-z]+$/u.test(text);
  const isWeek = first === 1 && last >= 5;
  if (found.length === 2 && first < last && (spread !== text || (isHyphen && isWeek)))
    return { days: Array.from({ length: last - first + 1 }, (_, index) => first + index), open: false };
  return { days: [...new Set(found)].toSorted((one, other) => one - other), open: isHyphen };
}

const plainOf = (text: string): string =>
  fold(text)
    .replaceAll('’', "'")
    .replace(/^(?:le|les|op|on|van|du|from|every|elke|chaque)\s+/u, '')
    .trim();
const read = (text: string, language: WeekdayLanguage) => daysIn(plainOf(text), language);

/** Language in which most cells of a column are weekdays; undefined where two do equally. */
export function weekdayLanguage(texts: readonly string[]): WeekdayLanguage | undefined {
  const counts = LANGUAGES.map((language) => ({
    language,
    count: texts.filter((text) => read(text, language)).length,
  }));
  const [best, next] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count > (next?.count ?? 0) ? best.language : undefined;
}

/**
 * Parses weekdays of a file in three languages ("lu, me, ve", "ma/do", "Mon Wed Fri", "lundi au vendredi", "1, 3, 5"): numbers, 1 Monday to 7 Sunday,
 * separated by commas. A guess where another language or a range may be meant.
 */
export function readWeekdays(text: string, language: WeekdayLanguage | undefined): CellReading {
  const plain = plainOf(text);
  if (EVERY_DAY.test(fold(text).trim())) return { value: '1,2,3,4,5,6,7' };
  if (WORKDAYS.test(fold(text).trim())) return { value: '1,2,3,4,5' };
  if (/^[1-7](?:[\s,;+/&.-]*[1-7])*$/u.test(plain))
    return { value: [...new Set(plain.match(/[1-7]/gu))].toSorted().join(',') };
  const readings = LANGUAGES.flatMap((one) => {
    const found = daysIn(plain, one);
    return found ? [{ ...found, language: one }] : [];
  });
  const chosen = readings.find((one) => one.language === language) ?? readings[0];
  if (!chosen) return {};
  const value = chosen.days.join(',');
  const isOpen = chosen.open || (chosen.language !== language && readings.some(({ days }) => days.join(',') !== value));
  return isOpen ? { value, guess: 'weekdays' } : { value };
}

/** Days of a value that was read. */
export const weekdaysOf = (value: string): readonly number[] =>
  /^[1-7](?:,[1-7])*$/u.test(value) ? value.split(',').map(Number) : [];
