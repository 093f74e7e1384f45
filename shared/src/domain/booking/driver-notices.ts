import type { ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { Accepted, BookingStatus } from './enums.ts';

/** What a driver is notified of: a trip that is offered, changed, or no longer his. */
export type NoticeOccasion = 'ask' | 'edit' | 'cancel';

/** A driver who should hear of a change. */
export interface DriverNotice {
  readonly driverId: number;
  readonly occasion: NoticeOccasion;
}

/** The fields of a booking that its driver counts on. */
export interface NoticedBooking {
  readonly driverId: number;
  readonly accepted: number;
  readonly status: number;
  readonly ap_date: IsoDate;
  readonly ap_time: ClockTime;
  readonly pick_time: ClockTime | null;
}

/** Whether a driver has a trip in his app: he was asked or accepted it, and it is still to be driven. */
const isShown = ({ accepted, status }: NoticedBooking): boolean =>
  status === BookingStatus.pending && accepted !== Accepted.assign && accepted !== Accepted.refused;

/** Whether a driver counts on a trip: he accepted or scheduled it, and it is still to be driven. */
const isCountedOn = ({ accepted, status }: NoticedBooking): boolean =>
  status === BookingStatus.pending && (accepted === Accepted.accepted || accepted === Accepted.scheduled);

/**
 * Whom to notify of a change of a trip: the driver who has it in his app when it is deleted or cancelled; one who accepted it when it gets another time;
 * he and the new driver when it is given to another; he alone when it is taken from him. Nobody for a trip of the past.
 * @param after null: deleted
 */
export function driverNotices(
  before: NoticedBooking,
  after: NoticedBooking | null,
  today: IsoDate,
): readonly DriverNotice[] {
  if (!isShown(before) || (before.ap_date < today && (after?.ap_date ?? '') < today)) return [];
  const { driverId } = before;
  if (!after || after.status === BookingStatus.canceled) return [{ driverId, occasion: 'cancel' }];
  if (!isCountedOn(before)) return [];
  if (after.driverId !== driverId)
    return [
      { driverId, occasion: 'cancel' },
      { driverId: after.driverId, occasion: 'ask' },
    ];
  if (after.accepted === Accepted.assign) return [{ driverId, occasion: 'cancel' }];
  const isMoved =
    after.ap_date !== before.ap_date || after.ap_time !== before.ap_time || after.pick_time !== before.pick_time;
  return isMoved ? [{ driverId, occasion: 'edit' }] : [];
}
