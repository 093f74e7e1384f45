import type { BookingValues } from '../model/booking-values.ts';

/** What somebody else changed while a form was open. */
export interface Meanwhile {
  /** Fields the user has not touched: they are taken over. */
  readonly taken: Partial<BookingValues>;
  /** Fields the user is changing too, to something else. */
  readonly kept: Partial<BookingValues>;
}

/** Fields of a new booking alone, and the distance, which follows from the others. */
const NOT_SAVED: ReadonlySet<string> = new Set<keyof BookingValues>([
  'dates',
  'seriesUntil',
  'seriesWeekdays',
  'pair',
  'returnTime',
  'returnWillCall',
  'returnDriverId',
  'distance',
]);

/**
 * Compares three ways: as the booking was when the form last heard of it, as it is now, and as the form stands. What the form holds already is no news.
 */
export function meanwhile(known: BookingValues, now: BookingValues, form: BookingValues): Meanwhile {
  const taken: Partial<BookingValues> = {};
  const kept: Partial<BookingValues> = {};
  for (const name in now) {
    if (!isField(name, now) || NOT_SAVED.has(name) || now[name] === known[name]) continue;
    const isTouched = form[name] !== known[name] && form[name] !== now[name];
    copyField(name, now, isTouched ? kept : taken);
  }
  return { taken, kept };
}

const isField = (name: string, values: BookingValues): name is keyof BookingValues => Object.hasOwn(values, name);

function copyField<Name extends keyof BookingValues>(
  name: Name,
  from: Pick<BookingValues, Name>,
  into: Partial<Pick<BookingValues, Name>>,
): void {
  into[name] = from[name];
}
