import { belgianDate, personName } from '@navette/shared/domain';
import { findDriver } from '../../masterdata/public.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { invalid } from '../../kernel/problem.ts';
import { findNearestDrivers } from './find-nearest-drivers.ts';
import { driversWithHistory, positionsOfDay } from './history-queries.ts';
import { noteAboard } from './note-aboard.ts';
import { lastLocations, removeLocations } from './location-queries.ts';
import type { LiveServices } from '../services.ts';

const listLocations: Handler<'listLocations', LiveServices> = async ({ services }) => lastLocations(services.db);

const clearLocations: Handler<'clearLocations', LiveServices> = async ({ services }) => ({
  affectedRows: Number(await removeLocations(services.db)),
});

const listHistoryDrivers: Handler<'listHistoryDrivers', LiveServices> = ({ services }) =>
  driversWithHistory(services.db);

/** The log names driver and day: who was followed, and by whom. */
const listLocationHistory: Handler<'listLocationHistory', LiveServices> = async ({ body, services, request }) => {
  const driver = await findDriver(services.db, body.driverId);
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  noteForLog(request, { subject: `${personName(driver, 'text')}, ${belgianDate(body.date)}` });
  return positionsOfDay(services.db, body);
};

const notePassengerAboard: Handler<'notePassengerAboard', LiveServices> = ({ body, services, caller }) =>
  noteAboard(services, body.bookingId, { caller, at: services.now() });

export const locationHandlers = {
  listLocations,
  clearLocations,
  listHistoryDrivers,
  notePassengerAboard,
  listLocationHistory,
  findNearestDrivers,
} satisfies Handlers<LiveServices>;
