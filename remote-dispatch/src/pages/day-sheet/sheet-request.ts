import { isIsoDate } from '@navette/shared/domain';

/** What is to be printed: the days of some drivers, or some bookings of a day. */
export interface SheetRequest {
  readonly date: string;
  readonly drivers: readonly number[];
}

const MOST_DRIVERS = 200;

/** Reads `?driver=3,4&date=2026-03-10`; null when it names no day or no driver. */
export function sheetRequest(query: URLSearchParams): SheetRequest | null {
  const date = query.get('date') ?? '';
  const drivers = (query.get('driver') ?? '').split(',').filter((text) => /^\d{1,9}$/u.test(text)).map(Number);
  return isIsoDate(date) && drivers.length > 0 ? { date, drivers: drivers.slice(0, MOST_DRIVERS) } : null;
}
