import type { Handlers } from '../../kernel/operation.ts';
import { rowVersion } from '../../db/record-versions.ts';
import { found } from '../../kernel/found.ts';
import { notFound } from '../../kernel/problem.ts';
import { answerVersion } from '../../kernel/version.ts';
import type { DispatchServices } from '../services.ts';
import {
  bookingExists,
  driverDay,
  driversNamed,
  findBooking,
  findReturn,
  listByTransportIds,
  listHistory,
  listSeries,
  seriesExists,
} from './booking-queries.ts';

/** Reads of single bookings and short lists; the lists of days are in day-list. */
export const readHandlers = {
  findReturnBooking: ({ body, services: { db } }) => findReturn(db, body),
  getBooking: async (call) => {
    const { path, services } = call;
    const version = found(await rowVersion(services.db, 'booking', path.id));
    const rows = await findBooking(services.db, path.id);
    if (rows.length === 0) throw notFound();
    answerVersion(call, version);
    return rows;
  },
  listBookingHistory: async ({ path, services: { db } }) => {
    const lines = await listHistory(db, path.id);
    if (lines.length === 0 && !(await bookingExists(db, path.id))) throw notFound();
    return lines.map(({ at, userId, userName, ...change }) => ({
      ...change,
      at: at.toISOString(),
      user: { id: userId, name: userName },
    }));
  },
  listBookingsByTransportIds: ({ body, services: { db } }) => listByTransportIds(db, body.transportIds),
  listDriverBookings: async ({ path, body, services: { db } }) => {
    const drivers = await driversNamed(db, path.name);
    if (drivers.length === 0) throw notFound();
    return driverDay(db, drivers, body.ap_date);
  },
  listSeriesBookings: async ({ path, services: { db } }) => {
    if (!(await seriesExists(db, path.id))) throw notFound();
    return listSeries(db, path.id);
  },
} satisfies Handlers<DispatchServices>;
