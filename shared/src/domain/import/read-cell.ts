import { BookingStatus, Motive } from '../booking/enums.ts';
import type { Role } from '../access/roles.ts';
import { fold } from '../text/fold.ts';
import { brusselsToday } from '../time/brussels.ts';
import { belgianDate, isIsoDate } from '../time/date.ts';
import { readDate, readTime } from './cell-dates.ts';
import {
  readAccount,
  readCompanyNumber,
  readNationalNumber,
  readNumber,
  readPercentage,
  readPhone,
  readPostcode,
} from './cell-numbers.ts';
import { readWeekdays } from './cell-weekdays.ts';
import { wholeDigits, type CellContext, type CellReading } from './cell-reading.ts';
import type { ImportFieldType } from './import-field.ts';
import type { ImportCell } from './import-values.ts';

type Reader = (text: string, context: CellContext) => CellReading;

const words = <Value extends ImportCell>(table: readonly (readonly [Value, string])[]) => {
  const values = new Map(table.flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)));
  return (text: string): Value | undefined => values.get(fold(text).replace(/[^\p{L}\p{N}]+/gu, ''));
};

const flag = words([
  [true, 'oui ja yes o j y x vrai waar true 1 actif actief active'],
  [false, 'non nee neen no n faux onwaar false 0 inactif inactief inactive'],
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
const channel = words([
  ['mail', 'mail email courriel parmail paremail permail'],
  ['post', 'post poste courrier parposte parcourrier papier perpost paper'],
  ['none', 'none aucun aucune geen nonenvoye nonenvoyee nietverzenden notsent'],
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

const role = words<Role>([
  ['super', 'super superutilisateur supergebruiker superuser'],
  ['admin', 'admin administration administrateur administratrice administratie administratief beheerder administrator'],
  ['dispatch', 'dispatch dispatching dispatcher dispatcheur dispatcheuse regulateur regulatrice planner planning'],
  ['account', 'account comptabilite boekhouding accounting'],
  ['accountant', 'accountant comptable boekhouder boekhoudster'],
  ['invoice', 'invoice facturation facturatie invoicing'],
  ['lead', 'lead responsable coordinateur coordinatrice verantwoordelijke coordinator teamlead manager'],
  ['office', 'office secretariat secretaire accueil secretariaat secretaris secretaresse onthaal reception'],
  ['driver', 'driver chauffeur benevole vrijwilliger volunteer'],
  ['client', 'client patient klant'],
]);

const BOXES: ReadonlyMap<string, boolean> = new Map([
  ...Array.from('✓✔☑☒✗✘', (box) => [box, true] as const),
  ['☐', false],
]);

/** Text of a workbook's date cell: `2026-03-05T00:00:00` is 05/03/2026. */
const dayOf = (text: string): string | undefined => {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+Z)?$/u.exec(text) ?? [];
  return isIsoDate(day) ? day : undefined;
};

const readText: Reader = (text) => {
  const day = dayOf(text);
  return { value: day === undefined ? text : belgianDate(day) };
};

/** Codes are digits as text too: a rounded one is lost. */
const readCode: Reader = (text) => {
  const long = /[.,]/u.test(text) ? wholeDigits(text) : undefined;
  return long?.fault ? { fault: long.fault } : { value: long?.digits ?? text };
};

/** Spreadsheets convert `3-5` and `12/3` to dates. */
const readHouseNumber: Reader = (text, context) => {
  if (!/[-/]\d{2,4}$|[-/ ]\p{L}{3,}|\p{L}{3,}[-/ ]|T00:00:00$/u.test(text))
    return { value: text.replace(/[.,]0$/u, '') };
  const { value } = readDate(/^\d{1,2}[-/]\p{L}{3,}\.?$/u.test(text) ? `${text}-2000` : text, 'near', context);
  if (typeof value !== 'string') return { value: text };
  const [, month, day] = value.split('-');
  return { value: `${Number(day)}-${Number(month)}`, guess: 'houseNumber' };
};

const word =
  (read: (text: string) => ImportCell | undefined): Reader =>
  (text) => ({ value: read(text) });

const READERS: Readonly<Record<ImportFieldType, Reader>> = {
  text: readText,
  code: readCode,
  houseNumber: readHouseNumber,
  postcode: readPostcode,
  phone: (text) => readPhone(text, false),
  mobile: (text) => readPhone(text, true),
  nationalNumber: readNationalNumber,
  account: readAccount,
  companyNumber: readCompanyNumber,
  date: (text, context) => readDate(text, 'near', context),
  pastDate: (text, context) => readDate(text, 'past', context),
  adultBirthday: (text, context) => readDate(text, 'adult', context),
  time: readTime,
  money: word((text) => readNumber(text, true)),
  number: word((text) => readNumber(text, false)),
  percentage: readPercentage,
  flag: word((text) => BOXES.get(text) ?? flag(text)),
  mobility: word(mobility),
  language: word(language),
  channel: word(channel),
  tripType: word(tripType),
  motive: word(motive),
  bookingStatus: word(bookingStatus),
  role: word(role),
  weekdays: (text, { weekdays }) => readWeekdays(text, weekdays),
};

/** Formula errors in the languages of spreadsheets (`#N/A`, `#NOM ?`, `#WAARDE!`), and the `####` of a too narrow column. */
const FORMULA_ERROR = /^#(?:#+|N\/A|N\/B|NB|NV|[\p{Lu}]{2,10}(?:\/\d)?\s?[!?])$/u;
/** Apostrophe before text that would begin a formula: our exports write it, and spreadsheets do for literal texts. */
const NEUTRALISED = /^'(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
const NOTHING = /^[-–—/.]$/u;

/**
 * Value of a cell as the API takes it: dates as ISO, times as HH:mm, money as number, words as their codes; with the guess that was made, if any. An
 * unreadable value is passed as the text of the file: the server refuses it, on its field.
 */
export function readCell(
  type: ImportFieldType,
  cell: ImportCell | undefined,
  context: CellContext = { today: brusselsToday() },
): CellReading {
  if (cell === undefined || cell === null) return {};
  const text = String(cell)
    .replaceAll(/[\u00A0\u2007\u2009\u202F]/gu, ' ')
    .trim()
    .replace(NEUTRALISED, '');
  if (text === '' || NOTHING.test(text)) return {};
  if (FORMULA_ERROR.test(text)) return { fault: 'error' };
  const read = READERS[type](text, context);
  return read.value === undefined && read.fault === undefined ? { value: text } : read;
}
