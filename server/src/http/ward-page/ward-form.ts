import { addDays, BOOKING_TYPES, MOBILITIES, normalisePhone, parseDate, parseTime } from '@navette/shared/domain';
import type { RequestFields } from '../../dispatch/public.ts';
import type { WardWord } from './ward-words.ts';

/** Typed texts of the form, by field. */
export type WardTexts = Readonly<Record<string, string>>;

/** Faults by field. */
export type WardFaults = Readonly<Record<string, WardWord>>;

/** Fields of the form with their maximum lengths. */
const LENGTHS = {
  lastname: 100,
  firstname: 100,
  birthday: 10,
  tel: 25,
  type: 10,
  date: 10,
  time: 10,
  fromPlace: 300,
  toPlace: 300,
  mobility: 10,
  back: 10,
  returnTime: 10,
  remark: 1000,
  contact: 200,
} as const;

type WardField = keyof typeof LENGTHS;

const REQUIRED = [
  'lastname',
  'firstname',
  'birthday',
  'tel',
  'date',
  'time',
  'fromPlace',
  'toPlace',
  'contact',
] as const;
const RETURNS = ['none', 'willCall', 'atTime'] as const;
const MOST_DAYS_AHEAD = 366;

const isField = (name: string): name is WardField => Object.hasOwn(LENGTHS, name);

/** Trimmed texts of the known fields. */
export const wardTexts = (sent: URLSearchParams): WardTexts =>
  Object.fromEntries([...sent].flatMap(([name, text]) => (isField(name) ? [[name, text.trim()]] : [])));

/** Reads the form of a care center (specification/office.md#requests): the request, or a fault at every wrong field. */
export function readWardForm(
  texts: WardTexts,
  today: string,
): { readonly request: RequestFields } | { readonly faults: WardFaults } {
  const faults: Partial<Record<WardField, WardWord>> = {};
  const text = (name: WardField) => texts[name] ?? '';
  for (const name of REQUIRED) if (text(name) === '') faults[name] = 'required';
  for (const name of Object.keys(LENGTHS))
    if (isField(name) && text(name).length > LENGTHS[name]) faults[name] = 'tooLong';
  const birthday = parseDate(text('birthday'), { today, past: true });
  const date = parseDate(text('date'), { today, ahead: true });
  const time = parseTime(text('time'));
  const type = BOOKING_TYPES.find((value) => value === text('type'));
  const mobility = MOBILITIES.find((value) => value === text('mobility'));
  const back = type === 'to' ? RETURNS.find((value) => value === text('back')) : 'none';
  const returnTime = back === 'atTime' ? parseTime(text('returnTime')) : undefined;
  if (text('birthday') !== '' && birthday === undefined) faults.birthday = 'invalidDate';
  if (birthday !== undefined && birthday > today) faults.birthday = 'future';
  if (text('tel') !== '' && !normalisePhone(text('tel'))) faults.tel = 'phone';
  if (text('date') !== '' && date === undefined) faults.date = 'invalidDate';
  if (date !== undefined && date < today) faults.date = 'past';
  if (date !== undefined && date > addDays(today, MOST_DAYS_AHEAD)) faults.date = 'late';
  if (text('time') !== '' && time === undefined) faults.time = 'invalidTime';
  if (type === undefined) faults.type = 'choose';
  if (mobility === undefined) faults.mobility = 'choose';
  if (back === undefined) faults.back = 'choose';
  if (back === 'atTime' && returnTime === undefined)
    faults.returnTime = text('returnTime') === '' ? 'required' : 'invalidTime';
  if (returnTime !== undefined && time !== undefined && returnTime < time) faults.returnTime = 'endBeforeStart';
  if (Object.keys(faults).length > 0 || !birthday || !date || !time || !type || !mobility) return { faults };
  return {
    request: {
      lastname: text('lastname'),
      firstname: text('firstname'),
      birthday,
      tel: text('tel'),
      type,
      date,
      time,
      fromPlace: text('fromPlace'),
      toPlace: text('toPlace'),
      mobility,
      willCall: back === 'willCall',
      returnTime: returnTime ?? null,
      remark: text('remark'),
      contact: text('contact'),
    },
  };
}
