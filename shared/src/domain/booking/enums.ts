/** Types of trip: to (Aller), back (Retour), simple (Simple). */
export const BOOKING_TYPES = ['to', 'back', 'simple'] as const;

/** A type of trip. */
export type BookingType = (typeof BOOKING_TYPES)[number];

/** Status of a booking; any may follow any (S1 §4). */
export const BookingStatus = { pending: 0, closed: 1, unfounded: 2, canceled: 3 } as const;

/** A value of {@link BookingStatus}. */
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** Every status, in the order of the menu. */
export const BOOKING_STATUSES = [0, 1, 2, 3] as const satisfies readonly BookingStatus[];

/** The driver's answer to a booking (S1 §4). */
export const Accepted = { assign: 0, pending: 1, accepted: 2, refused: 3, scheduled: 4 } as const;

/** A value of {@link Accepted}. */
export type Accepted = (typeof Accepted)[keyof typeof Accepted];

/** Every answer. */
export const ACCEPTED_VALUES = [0, 1, 2, 3, 4] as const satisfies readonly Accepted[];

/** The answers the form offers. */
export const ACCEPTED_CHOICES = [Accepted.assign, Accepted.pending] as const;

/** Why the passenger travels (S1 §3). */
export const Motive = {
  none: 0,
  radiotherapy: 1,
  kinetherapy: 2,
  frequentation: 3,
  consultation: 4,
  dialysis: 5,
  chemotherapy: 6,
  shopping: 7,
  hospitalisation: 8,
} as const;

/** A value of {@link Motive}. */
export type Motive = (typeof Motive)[keyof typeof Motive];

/** Every motive, in the order of the choice. */
export const MOTIVES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Motive[];

/** Whether a text is a type of trip. */
export const isBookingType = (text: string): text is BookingType => BOOKING_TYPES.some((type) => type === text);
