import { Accepted, addDays, BookingStatus, brusselsInstant, daysBetween } from '@navette/shared/domain';
import type { BookingFieldChange } from '../db/booking-types.ts';
import type { NewRow } from '../db/types.ts';
import type { DemoNow, DemoBooking } from './rows.ts';
import { createRandom } from './random.ts';

const SEED = 19_000_000;
const DAYS_BACK = 10;
const DAYS_AHEAD = 10;

type HistoryRow = Omit<NewRow<'booking_history'>, 'changes'> & { changes: BookingFieldChange[] };

/** A staff member, as the history names one. */
export interface Author {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

function historyOf(booking: DemoBooking, authors: readonly Author[], now: DemoNow): HistoryRow[] {
  const random = createRandom(SEED + booking.id);
  const author = () => {
    const { id, firstname, lastname } = random.pick(authors);
    return { userId: id, userName: `${firstname} ${lastname}` };
  };
  const made = addDays(booking.ap_date < now.date ? booking.ap_date : now.date, -random.between(2, 20));
  const on = (date: string) =>
    brusselsInstant(
      date,
      `${String(random.between(8, 17)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`,
    ).toISOString();
  const rows: HistoryRow[] = [{ bookingId: booking.id, at: on(made), ...author(), action: 'create', changes: [] }];
  const change = (field: string, old: BookingFieldChange['old'], value: BookingFieldChange['new'], date: string) =>
    rows.push({
      bookingId: booking.id,
      at: on(date),
      ...author(),
      action: 'update',
      changes: [{ field, old, new: value }],
    });
  const accepted = booking.accepted ?? 1;
  const status = booking.status ?? 0;
  if (random.chance(0.2))
    change('ap_time', booking.ap_time === '09:00' ? '09:30' : '09:00', booking.ap_time, addDays(made, 1));
  if (accepted !== Accepted.pending) change('accepted', Accepted.pending, accepted, addDays(made, 1));
  if (status !== BookingStatus.pending)
    change(
      'status',
      BookingStatus.pending,
      status,
      booking.ap_date < now.date ? booking.ap_date : addDays(now.date, -1),
    );
  return rows;
}

/** History of the bookings around today, oldest first. */
export function makeHistory(bookings: readonly DemoBooking[], authors: readonly Author[], now: DemoNow): HistoryRow[] {
  return bookings
    .filter(({ ap_date }) => {
      const days = daysBetween(now.date, ap_date);
      return days >= -DAYS_BACK && days <= DAYS_AHEAD;
    })
    .flatMap((booking) => historyOf(booking, authors, now))
    .sort((one, other) => String(one.at).localeCompare(String(other.at)));
}
