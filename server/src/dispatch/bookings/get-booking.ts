import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import { bookingRowsWithAddresses } from './booking-rows.ts';

export const getBooking: Handler<'getBooking'> = async ({ path, services }) => {
  const rows = await bookingRowsWithAddresses(services.db).where('booking.id', '=', path.id).execute();
  if (rows.length === 0) throw notFound();
  return rows;
};
