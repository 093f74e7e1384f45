import { BookingStatus, Motive } from '../booking/enums.ts';
import { fold } from '../text/fold.ts';
import { addDays, isoDate } from '../time/date.ts';
import type { ImportFieldType } from './import-field.ts';
import type { ImportCell } from './import-values.ts';

type Reader = (text: string, cell: ImportCell) => ImportCell | undefined;

/** Two digits of a year, as Excel reads them: 30 to 99 are of the last century. */
const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900);

/** Day 0 of the calendar of workbooks, which has a 29 February 1900. Serial numbers of four digits would be years. */
const SERIAL_START = '1899-12-30';
const LAST_SERIAL = 109_574;

function readDate(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/u.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/u.exec(text);
  if (local) return isoDate(fullYear(local[3] ?? ''), Number(local[2]), Number(local[1]));
  const serial = /^\d{5,6}(?:\.\d+)?$/u.test(text) ? Math.floor(Number(text)) : 0;
  return serial > 0 && serial <= LAST_SERIAL ? addDays(SERIAL_START, serial) : undefined;
}

const clock = (hours: number, minutes: number): string | undefined =>
  hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : undefined;

function readTime(text: string): string | undefined {
  const written = /^(?:\d{4}-\d\d-\d\d[T ])?(\d{1,2}) ?[:h.] ?(\d{2})?(?::\d{2}(?:\.\d+)?)?Z?$/iu.exec(text);
  if (written && !/^0\.\d/u.test(text)) return clock(Number(written[1]), Number(written[2] ?? 0));
  if (/^\d{1,4}$/u.test(text)) {
    const digits = text.length < 3 ? `${text}00` : text;
    return clock(Number(digits.slice(0, -2)), Number(digits.slice(-2)));
  }
  if (!/^0?\.\d+$/u.test(text)) return undefined;
  const minutes = Math.round(Number(text) * 24 * 60);
  return clock(Math.floor(minutes / 60), minutes % 60);
}

const THOUSANDS = /^[+-]?\d{1,3}\.\d{3}$/u;

/** Of two signs the last separates the decimals; one that comes several times separates thousands, as does a point before three digits in money. */
function readNumber(text: string, isMoney: boolean): number | undefined {
  const bare = text.replace(/[\s€%'’]|EUR/giu, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const sign = bare.charAt(last);
  const isWhole = last < 0 || bare.indexOf(sign) < last || (isMoney && THOUSANDS.test(bare));
  const digits = (part: string) => part.replace(/[.,]/gu, '');
  const number = isWhole ? digits(bare) : `${digits(bare.slice(0, last))}.${bare.slice(last + 1)}`;
  return /^[+-]?\d*\.?\d+$/u.test(number) ? Number(number) : undefined;
}

const words = <Value extends ImportCell>(table: readonly (readonly [Value, string])[]) => {
  const values = new Map(table.flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)));
  return (text: string): Value | undefined => values.get(fold(text).replace(/[^\p{L}\p{N}]+/gu, ''));
};

const flag = words([
  [true, 'oui ja yes o j y x vrai waar true 1'],
  [false, 'non nee neen no n faux onwaar false 0'],
]);
const tripType = words([
  ['to', 'to aller heen heenrit outbound'],
  ['back', 'back retour terug terugrit return'],
  ['simple', 'simple allersimple enkel enkelerit single'],
]);
const mobility = words([
  ['foot', 'foot onfoot walking apied pied marchant marche tevoet voet'],
  ['wheelchair', 'wheelchair chaiseroulante fauteuilroulant fauteuil chaise rolstoel rolstoelgebruiker'],
  ['stretcher', 'stretcher brancard civiere couche liggend draagberrie berrie'],
]);
const language = words([
  ['fr', 'fr francais frans french'],
  ['nl', 'nl neerlandais nederlands dutch'],
  ['en', 'en anglais engels english'],
]);
const motive = words([
  [Motive.none, '0 aucun geen none'],
  [Motive.radiotherapy, '1 radiotherapie radiotherapy radio'],
  [Motive.kinetherapy, '2 kinetherapie kinetherapy kinesitherapie kine'],
  [Motive.frequentation, '3 frequentation frequentatie'],
  [Motive.consultation, '4 consultation consultatie raadpleging'],
  [Motive.dialysis, '5 dialyse dialysis'],
  [Motive.chemotherapy, '6 chimiotherapie chemotherapie chemotherapy chimio chemo'],
  [Motive.shopping, '7 courses boodschappen shopping'],
  [Motive.hospitalisation, '8 hospitalisation hospitalisatie opname'],
]);
const bookingStatus = words([
  [BookingStatus.pending, '0 enattente inafwachting pending'],
  [BookingStatus.closed, '1 cloturee cloture afgesloten closed'],
  [BookingStatus.unfounded, '2 nonfondee nonfonde ongegrond unfounded'],
  [BookingStatus.canceled, '3 annulee annule geannuleerd canceled cancelled'],
]);

/** Numbers of a workbook have lost the zeros that they began with. */
const padded = (text: string, cell: ImportCell, length: number): string =>
  typeof cell === 'number' ? text.padStart(length, '0') : text;

const phone: Reader = (text, cell) => (typeof cell === 'number' && /^[1-9]\d{7,8}$/u.test(text) ? `0${text}` : text);

const READERS: Readonly<Record<ImportFieldType, Reader>> = {
  text: (text) => text,
  postcode: (text) => text,
  phone,
  mobile: phone,
  nationalNumber: (text, cell) => padded(text, cell, 11),
  date: readDate,
  time: readTime,
  money: (text) => readNumber(text, true),
  number: (text) => readNumber(text, false),
  flag: (text) => flag(text),
  mobility: (text) => mobility(text),
  language: (text) => language(text),
  tripType: (text) => tripType(text),
  motive: (text) => motive(text),
  bookingStatus: (text) => bookingStatus(text),
};

/**
 * The value of a cell as the API takes it: dates as ISO, times as HH:mm, money as number, words as their codes. Dates may be written day first, as ISO or
 * as the serial number of a workbook; numbers with comma or point. Zeros that a text begins with are kept, those that a workbook dropped from phones and
 * national numbers are put back.
 * @returns undefined for an empty cell, the text as it is when it can't be read: the server refuses it, on its field
 */
export function readCell(type: ImportFieldType, cell: ImportCell | undefined): ImportCell | undefined {
  if (cell === undefined || cell === null) return undefined;
  const text = String(cell)
    .replace(/[\u00A0\u202F]/gu, ' ')
    .trim();
  if (text === '') return undefined;
  return READERS[type](text, cell) ?? text;
}
