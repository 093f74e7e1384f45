import type { ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { Accepted, BookingStatus } from './enums.ts';

/** Occasion of a notification to a driver: a trip is offered, changed, or cancelled. */
export type NoticeOccasion = 'ask' | 'edit' | 'cancel';

/** A driver to notify of a change. */
export interface DriverNotice {
  readonly driverId: number;
  readonly occasion: NoticeOccasion;
}

/** Fields of a booking whose change matters to its driver. */
export interface NoticedBooking {
  readonly driverId: number;
  readonly accepted: number;
  readonly status: number;
  readonly ap_date: IsoDate;
  readonly ap_time: ClockTime;
  readonly pick_time: ClockTime | null;
}

/** Whether a trip is shown in the driver's app: offered or accepted, and not yet driven. */
const isShown = ({ accepted, status }: NoticedBooking): boolean =>
  status === BookingStatus.pending && accepted !== Accepted.assign && accepted !== Accepted.refused;

/** Whether a driver counts on a trip: accepted or scheduled, and not yet driven. */
const isCountedOn = ({ accepted, status }: NoticedBooking): boolean =>
  status === BookingStatus.pending && (accepted === Accepted.accepted || accepted === Accepted.scheduled);

/**
 * Drivers to notify of a change of a trip. Deleted or cancelled: the driver who has it in the app. Other time: a driver who accepted it. Given to
 * another driver: both. Unassigned: the former driver. Nobody for a trip in the past.
 * @param after null when the booking was deleted
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

/** Text templates of a message to a driver (specification/bookings.md#notices). Messages to drivers are in French, whatever the user's language. */
export const OFFERED_TEXTS = {
  notify: 'Veuillez toujours clôturer direct après un transport.',
  edit: 'Un transport a été modifié.',
  cancel: 'Un transport est annulé.',
} as const;
