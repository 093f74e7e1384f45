import type { components } from '@navette/openapi/types';
import { bookingFieldsWith, type BookingFieldWith } from '@navette/shared/domain';

type BookingRow = components['schemas']['BookingRow'];

/** A booking for its driver's app: without data that should not be on a phone, which may be lost. */
export type DriverBooking = Omit<BookingRow, BookingFieldWith<'officeOnly'>>;

const withheld: ReadonlySet<string> = new Set(bookingFieldsWith('officeOnly'));

/** Strips the fields that a driver does not need. */
export const forDriver = (rows: readonly object[]): object[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.has(name))));
