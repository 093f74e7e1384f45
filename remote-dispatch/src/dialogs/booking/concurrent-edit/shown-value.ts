import type { BookingValues } from '../model/booking-values.ts';

/** A value of the form as the history writes one: lists of days, which no saved booking has, as a text. */
export const shownValue = (value: BookingValues[keyof BookingValues]): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
