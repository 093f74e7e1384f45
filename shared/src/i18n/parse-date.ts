import { brusselsToday } from '../domain/time/brussels.ts';
import { isIsoDate, isoDate, type IsoDate } from '../domain/time/date.ts';

const SEPARATED = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?$/u;
const TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/u;

/** How a typed date is read. */
export interface ParseDateOptions {
  /** Today, which gives the year when none is typed; default: today in Brussels. */
  readonly today?: IsoDate;
  /** The date lies in the past, as a birthday does: a year of two digits beyond today's is of the last century. */
  readonly past?: boolean;
}

/**
 * Reads a date as people type it, day first: `3/5`, `0305`, `03052026`, `3.5.26`, `3-5-2026`, `2026-05-03`.
 * @returns the ISO date; `undefined` when it is none, or no such day exists (31/02/2026).
 */
export function parseDate(
  text: string,
  { today = brusselsToday(), past = false }: ParseDateOptions = {},
): IsoDate | undefined {
  const typed = text.trim().replace(/\s*([/.-])\s*/gu, '$1');
  if (isIsoDate(typed)) return typed;
  const [, day, month, year] = SEPARATED.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  return isoDate(yearOf(year, Number(today.slice(0, 4)), past), Number(month), Number(day));
}

function yearOf(typed: string | undefined, thisYear: number, past: boolean): number {
  if (typed === undefined) return thisYear;
  if (typed.length === 4) return Number(typed);
  const year = thisYear - (thisYear % 100) + Number(typed);
  return past && year > thisYear ? year - 100 : year;
}
