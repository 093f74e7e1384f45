import { Accepted, BookingStatus, type BookingType } from './enums.ts';

/** Whether the lock shows: the status is not pending (specification/bookings.md#invoice-lock). */
export const isLocked = (status: number | null | undefined): boolean => (status ?? 0) !== BookingStatus.pending;

/** Whether a booking is still to be assigned: nobody asked, refused, or its driver is inactive (specification/bookings.md#drivers-answer). */
export const isToAssign = (accepted: number | null | undefined, driverActive: boolean | null | undefined): boolean =>
  accepted === Accepted.assign || accepted === Accepted.refused || driverActive === false;

/** Statuses of a trip that is or was driven: neither unfounded nor canceled. */
export const DRIVEN_STATUSES = [BookingStatus.pending, BookingStatus.closed] as const;

/** Whether a trip is or was driven ({@link DRIVEN_STATUSES}); no status counts as pending. */
export const isDriven = (status: number | null | undefined): boolean =>
  DRIVEN_STATUSES.some((driven) => driven === (status ?? BookingStatus.pending));

/** Whether a trip needs a driver: it is to be assigned, and still pending. */
export const waitsForDriver = (
  status: number | null | undefined,
  accepted: number | null | undefined,
  driverActive: boolean | null | undefined,
): boolean => !isLocked(status) && isToAssign(accepted, driverActive);

/** The return checkbox is enabled only for type `to` (specification/bookings.md#return-trip). */
export const allowsReturn = (type: string): boolean => type === 'to';

/** The return flag as it is saved: only set for type `to`. */
export const savedReturn = (type: string, back: boolean | null | undefined): boolean =>
  allowsReturn(type) && back === true;

/** The will-call flag as it is saved: only a trip home can wait for the client's call. */
export const savedWillCall = (type: string, willCall: boolean | null | undefined): boolean =>
  type === 'back' && willCall === true;

/** The type of the matching trip in the other direction; `simple` counts as `to`. */
export const reverseType = (type: BookingType): BookingType => (type === 'back' ? 'to' : 'back');

/** `charged` after an update: kept with a status other than pending, reset with pending or none (specification/bookings.md#status). */
export const chargedAfterUpdate = (status: number | null | undefined, charged: boolean): boolean =>
  isLocked(status) && charged;

/** Notifications that can be sent to the driver by hand: the trip itself, a reminder, a change, its cancellation. */
export type NoticeButton = 'ask' | 'notify' | 'edit' | 'cancel';

/**
 * Notifications on offer: the trip itself while the answer is pending, changes unless it is pending or refused (specification/bookings.md#notices). A trip that
 * is no longer to be driven is not offered as a new one: of a canceled one only the cancellation can be sent.
 */
export function offeredNotices({
  accepted,
  status,
}: {
  readonly accepted: number;
  readonly status: number;
}): readonly NoticeButton[] {
  if (accepted === Accepted.refused) return [];
  if (status === BookingStatus.canceled) return ['cancel'];
  if (accepted !== Accepted.pending) return ['notify', 'edit', 'cancel'];
  return status === BookingStatus.pending ? ['ask'] : ['notify'];
}

/** Fields that change together with the driver, saved in one call (specification/bookings.md#change-of-driver). */
export const driverChange = (driverId: number) =>
  ({ driverId, price_driver: null, accepted: Accepted.pending }) as const;

/** Sounds of a driver's answer, played when it arrives. */
export type AnswerSound = 'ok' | 'not' | 'time';

const SOUNDS = new Map<number, AnswerSound>([
  [Accepted.accepted, 'ok'],
  [Accepted.refused, 'not'],
  [Accepted.scheduled, 'time'],
]);

/** The sound of an answer that just changed; none for assign and pending (specification/timeline.md#sounds). */
export const answerSound = (accepted: number): AnswerSound | undefined => SOUNDS.get(accepted);
