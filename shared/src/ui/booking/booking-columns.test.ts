import { expect, it, vi } from 'vitest';
import { sampleBooking } from '../../domain/booking/testing/sample-booking.ts';
import { bookingColumns } from './booking-columns.tsx';

it('returns booking columns in the order of the given ids', () => {
  expect(bookingColumns(['price', 'date', 'client']).map(({ id }) => id)).toEqual(['price', 'date', 'client']);
});

it('overrides only the given properties of a booking column', () => {
  const cell = vi.fn();
  const [date, price] = bookingColumns(['date', 'price'], { changes: { price: { width: 90, cell } } });
  expect(price).toMatchObject({ id: 'price', header: 'bookings.column.price', kind: 'amount', width: 90, cell });
  expect(date).toEqual(bookingColumns(['date'])[0]);
});

it('a booking shows first and last name of its driver, so that a list finds either', () => {
  const [driver] = bookingColumns(['driver']);
  const booking = sampleBooking({ driver_firstname: 'Luc', driver_lastname: 'Peeters' });
  expect(driver?.value(booking)).toBe('Peeters Luc');
});
