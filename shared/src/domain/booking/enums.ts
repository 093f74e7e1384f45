import {
  Accepted,
  BookingStatus,
  BOOKING_TYPE_VALUES,
  MOBILITY_VALUES,
  type BookingType,
  type Mobility,
  type Motive,
  MOTIVE_VALUES,
} from '@navette/openapi/enums';

export {
  /** The driver's answer to a booking (specification/bookings.md#drivers-answer). */
  Accepted,
  /** Every answer. */
  ACCEPTED_VALUES,
  /** Status of a booking; any may follow any (specification/bookings.md#status). */
  BookingStatus,
  /** Every status, in the order of the menu. */
  BOOKING_STATUS_VALUES as BOOKING_STATUSES,
  /** Types of trip: to (Aller), back (Retour), simple (Simple). */
  BOOKING_TYPE_VALUES as BOOKING_TYPES,
  type BookingType,
  /** Ways a client travels: on foot, in a wheelchair, on a stretcher. */
  type Mobility,
  /** Every mobility; the first one fits any car. */
  MOBILITY_VALUES as MOBILITIES,
  /** Purpose of a trip (specification/bookings.md#motives). */
  Motive,
  /** Every motive, in the order of the choice. */
  MOTIVE_VALUES as MOTIVES,
} from '@navette/openapi/enums';

/** The answers the form offers. */
export const ACCEPTED_CHOICES = [Accepted.assign, Accepted.pending] as const;

/** The answers a driver gives. */
export const DRIVER_ANSWERS = [Accepted.accepted, Accepted.refused] as const;

/** One of {@link DRIVER_ANSWERS}. */
export type DriverAnswer = (typeof DRIVER_ANSWERS)[number];

/** Statuses with which a driver ends a trip: done, or nobody was there. */
export const DRIVER_ENDS = [BookingStatus.closed, BookingStatus.unfounded] as const;

/** One of {@link DRIVER_ENDS}. */
export type DriverEnd = (typeof DRIVER_ENDS)[number];

/** Whether a text is a type of trip. */
export const isBookingType = (text: string): text is BookingType => BOOKING_TYPE_VALUES.some((type) => type === text);

/** Whether a text is a mobility. */
export const isMobility = (text: string): text is Mobility => MOBILITY_VALUES.some((mobility) => mobility === text);

/** Whether a number is a motive. */
export const isMotive = (number: number): number is Motive => MOTIVE_VALUES.some((motive) => motive === number);
