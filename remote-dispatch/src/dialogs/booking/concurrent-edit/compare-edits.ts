import { FORM_FIELDS, type BookingValues } from '../model/booking-values.ts';

/** What somebody else changed while a form was open. */
export interface ComparedEdits {
  /** Fields the user has not changed: they are taken over. */
  readonly adopted: Partial<BookingValues>;
  /** Fields the user is changing too, to something else. */
  readonly conflicting: Partial<BookingValues>;
}

/** What is saved of a booking; the distance follows from the others. */
const COMPARED: readonly (keyof BookingValues)[] = [
  ...FORM_FIELDS.filter((field) => field !== 'distance'),
  'insurance',
];

/** Fields that are saved as soon as they are chosen: what they hold is never typed and not saved yet. */
const SAVED_AT_ONCE: ReadonlySet<keyof BookingValues> = new Set(['driverId', 'accepted']);

/**
 * Compares three ways: as the booking was when the form last heard of it, as it is now, and as the form stands. What the form holds already is no news.
 */
export function compareEdits(known: BookingValues, now: BookingValues, form: BookingValues): ComparedEdits {
  const adopted: Partial<BookingValues> = {};
  const conflicting: Partial<BookingValues> = {};
  for (const name of COMPARED) {
    if (now[name] === known[name]) continue;
    const isDirty = !SAVED_AT_ONCE.has(name) && form[name] !== known[name] && form[name] !== now[name];
    copyField(name, now, isDirty ? conflicting : adopted);
  }
  return { adopted, conflicting };
}

function copyField<Name extends keyof BookingValues>(
  name: Name,
  from: Pick<BookingValues, Name>,
  into: Partial<Pick<BookingValues, Name>>,
): void {
  into[name] = from[name];
}
