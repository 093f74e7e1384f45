import { parseEnterpriseNumber, isIban, normaliseIban } from '../identity/numbers.ts';
import { mayBeMobile, normalisePhone } from '../identity/phone.ts';
import { wholeDigits, type CellReading } from './cell-reading.ts';

const THOUSANDS = /^[+-]?\d{1,3}\.\d{3}$/u;

/**
 * Parses a number of a file. Of two separators the last is the decimal one; a repeated one separates thousands, as does a point before three digits
 * in money. Negative numbers may be in brackets or have a trailing minus.
 */
export function readNumber(text: string, isMoney: boolean): number | undefined {
  const signed = text
    .replace(/[\s€%'’]|EUR/giu, '')
    .replace(/[−–]/gu, '-')
    .replace(/^\((.+)\)$/u, '-$1')
    .replace(/^([^-].*)-$/u, '-$1');
  const last = Math.max(signed.lastIndexOf(','), signed.lastIndexOf('.'));
  const sign = signed.charAt(last);
  const isWhole = last < 0 || signed.indexOf(sign) < last || (isMoney && THOUSANDS.test(signed));
  const digits = (part: string) => part.replace(/[.,]/gu, '');
  const number = isWhole ? digits(signed) : `${digits(signed.slice(0, last))}.${signed.slice(last + 1)}`;
  return /^[+-]?\d*\.?\d+$/u.test(number) ? Number(number) : undefined;
}

/** Parses a percentage: 20, 20 %, or the fraction 0.2 that a spreadsheet stores for 20 %. */
export function readPercentage(text: string): CellReading {
  const value = readNumber(text, false);
  const isShare = value !== undefined && value > 0 && value < 1 && !text.includes('%');
  return isShare ? { value: Number((value * 100).toPrecision(12)), guess: 'percentage' } : { value };
}

const LABEL =
  /^(?:gsm|mobiele?|mob|portable|t[ée]l(?:efoon|[ée]phone)?|phone|fixe|vast|priv[ée]|bureau|[tm])\s?[.:]*\s?(?=[+(\d])/iu;
const SEVERAL = /\s(?:ou|of|or|et|en|and)\s|[;,|\n]|\s[/&+-]\s/iu;
const RUN = /(?:\+|\b0|\b)\(?\d[\d\s.\-/()]*\d/u;
/** Neighbouring countries, whose numbers are written with the country code but without `+`. */
const ABROAD = /^(?:(?:31|33|44|49)\d{9,11}|352\d{6,9})$/u;

/** One phone; restores the zero or the + that a spreadsheet dropped. */
function dialled(text: string): CellReading {
  if (normalisePhone(text) !== undefined) return { value: text };
  const digits = text.replace(/[\s.\-/()]/gu, '');
  if (/^4\d{8}$/u.test(digits) || /^[1-9]\d{7}$/u.test(digits)) return { value: `0${digits}`, guess: 'zero' };
  return /^32[1-9]\d{7,8}$/u.test(digits) || ABROAD.test(digits) ? { value: `+${digits}`, guess: 'prefix' } : {};
}

function phoneWithin(text: string): CellReading {
  const bare = text.replace(LABEL, '').trim();
  const whole = dialled(bare);
  if (whole.value !== undefined) return whole;
  const [run = ''] = RUN.exec(bare) ?? [];
  const read = dialled(run.replace(/\($/u, '').trim());
  return read.value === undefined ? {} : { ...read, guess: 'remark', remark: text };
}

/** Parses a phone of a file. A cell may hold several, of which a mobile column takes the first mobile one, and remarks beside them. */
export function readPhone(text: string, isMobile: boolean): CellReading {
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/^'/u, '')
    .replace(/^(\d+)[.,]0$/u, '$1')
    .trim();
  const long = wholeDigits(plain);
  if (long) return long.fault ? { fault: long.fault } : dialled(long.digits ?? '');
  const whole = phoneWithin(plain);
  if (whole.value !== undefined && whole.remark === undefined) return whole;
  const all = plain.split(SEVERAL).map(phoneWithin);
  if (all.length < 2 || all.some(({ value }) => value === undefined)) return whole;
  const chosen = (isMobile && all.find(({ value }) => mayBeMobile(String(value)))) || all[0];
  const others = all.filter((one) => one !== chosen).map(({ value }) => String(value));
  const remark = all.find((one) => one.remark !== undefined);
  return { value: chosen?.value, guess: 'several', others, ...(remark && { remark: plain }) };
}

/** Parses a national number; restores the zeros that a spreadsheet dropped. */
export function readNationalNumber(text: string): CellReading {
  const long = wholeDigits(text);
  if (long?.fault) return { fault: long.fault };
  const digits = (long?.digits ?? text).replace(/[.,]0$/u, '').replaceAll(/[\s.\-/]/gu, '');
  return /^\d{8,10}$/u.test(digits) ? { value: digits.padStart(11, '0'), guess: 'zero' } : { value: text };
}

/** IBAN of a Belgian account of twelve digits: the check digits are 98 minus the remainder of account, BE and 00. */
function ibanOf(account: string): string {
  let rest = 0;
  for (const digit of `${account}111400`) rest = (rest * 10 + Number(digit)) % 97;
  return `BE${String(98 - rest).padStart(2, '0')}${account}`;
}

/** Parses a bank account: an IBAN, also without its country, or an old Belgian account number. */
export function readAccount(text: string): CellReading {
  const long = wholeDigits(text);
  if (long?.fault) return { fault: long.fault };
  const bare = normaliseIban(long?.digits ?? text).replaceAll(/[.\-/]/gu, '');
  if (isIban(bare)) return { value: bare };
  if (isIban(`BE${bare}`)) return { value: `BE${bare}`, guess: 'prefix' };
  const iban = /^\d{10,12}$/u.test(bare) ? ibanOf(bare.padStart(12, '0')) : '';
  return isIban(iban) ? { value: iban, guess: 'account' } : { value: text };
}

/** Parses an enterprise number; restores the zero that a spreadsheet dropped. */
export function readCompanyNumber(text: string): CellReading {
  const isShort = /^\d{9}$/u.test(text) && parseEnterpriseNumber(text) !== undefined;
  return isShort ? { value: `0${text}`, guess: 'zero' } : { value: text };
}

/** Parses a postal code; drops the country before a Belgian one and the locality behind it. */
export function readPostcode(text: string): CellReading {
  const [, code = text, city] = /^(?:BE?[- ]?)?(\d{3,6})(?:[.,]0)?(?:\s+(\p{L}{3}.*))?$/iu.exec(text) ?? [];
  if (city !== undefined) return { value: code, guess: 'city', others: [city] };
  return /^\d{3}$/u.test(code) ? { value: `0${code}`, guess: 'zero' } : { value: code };
}
