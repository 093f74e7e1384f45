import { isIsoDate } from '@navette/shared/domain';

/** Key of a sheet: one driver on one day. */
export interface SheetOf {
  readonly date: string;
  readonly driverId: number;
}

const MOST_SHEETS = 200;

/**
 * Parses the requested sheets: `?driver=3,4&date=2026-03-10` for several drivers on a day, `#2026-03-10_3,2026-03-11_3`
 * for any drivers on any days. Empty without a valid one.
 */
export function sheetRequest(query: URLSearchParams, hash: string): readonly SheetOf[] {
  const date = query.get('date') ?? '';
  const drivers = (query.get('driver') ?? '').split(',').map((driver) => `${date}_${driver}`);
  const texts = [...drivers, ...hash.replace(/^#/u, '').split(',')];
  return texts.flatMap(sheetOf).slice(0, MOST_SHEETS);
}

function sheetOf(text: string): SheetOf[] {
  const [date = '', driver = ''] = text.split('_');
  return isIsoDate(date) && /^\d{1,9}$/u.test(driver) ? [{ date, driverId: Number(driver) }] : [];
}
