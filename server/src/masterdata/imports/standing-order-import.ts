import { brusselsToday, MOST_STANDING_DATES } from '@navette/shared/domain';
import { importText, type ImportValues, standingDaysOf, weekdaysOf } from '@navette/shared/import';
import type { ProblemField } from '../../kernel/problem.ts';
import { bookingReader, existingBookings, referencedBookings } from './booking-import.ts';
import type { ImportKind } from './import-kind.ts';

const required = (values: ImportValues, ...fields: readonly string[]): ProblemField[] =>
  fields
    .filter((field) => importText(values, field) === '')
    .map((field) => ({ field, messageKey: 'validation.required' }));

/** Problems of the days of a standing order: missing, none at all, or more than one save may hold. */
function problemsOf(
  values: ImportValues,
  { dates, truncated }: ReturnType<typeof standingDaysOf>,
): readonly ProblemField[] {
  const missing = required(values, 'weekdays', 'until');
  if (missing.length > 0) return missing;
  if (!/^[1-7](?:,[1-7])*$/u.test(importText(values, 'weekdays')))
    return [{ field: 'weekdays', messageKey: 'validation.import.weekdays' }];
  const wrong = ['until', 'from'].filter((field) => !/^(?:\d{4}-\d\d-\d\d)?$/u.test(importText(values, field)));
  if (wrong.length > 0) return wrong.map((field) => ({ field, messageKey: 'validation.date' }));
  if (truncated)
    return [{ field: 'until', messageKey: 'validation.import.tooManyDays', params: { max: MOST_STANDING_DATES } }];
  return dates.length === 0 ? [{ field: 'until', messageKey: 'validation.import.noDays' }] : [];
}

/**
 * Standing orders (specification/bookings.md#standing-orders): one row makes the bookings of all its days from today on, and the way home as linked
 * bookings where it has a time.
 */
export const standingOrderImport: ImportKind = {
  kind: 'standingOrders',
  create: 'addBookings',
  table: 'booking',
  existing: (db, rows, today) =>
    existingBookings(
      db,
      rows.flatMap((values) => standingDaysOf(values, today).dates),
    ),
  referenced: referencedBookings,
  reader: bookingReader((values, services) => {
    const today = brusselsToday(services.now());
    const days = standingDaysOf(values, today);
    const fields = problemsOf(values, days);
    const dates = fields.length > 0 ? [today] : [...days.dates];
    const weekdays = [...weekdaysOf(importText(values, 'weekdays'))];
    const from = importText(values, 'from');
    const home = importText(values, 'returnTime');
    return {
      form: {
        ...(importText(values, 'type') === '' && { type: 'to' }),
        dates,
        ...(dates.length > 1 && { series: { weekdays, until: importText(values, 'until') } }),
        ...(home !== '' && { return: { ap_time: home } }),
      },
      completed: { from: from > today ? from : today },
      fields,
      columns: ['weekdays', 'until', 'from', 'returnTime', 'holidays'],
    };
  }),
};
