import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { found } from '../../kernel/found.ts';
import { listMarked, listUnavailable } from './list-availability.ts';
import { markDays } from './mark-days.ts';
import { patternHandlers } from './pattern-handlers.ts';
import type { MasterdataServices } from '../services.ts';

function checkRange({ startDate, endDate }: { startDate?: string | null; endDate?: string | null }): void {
  if (startDate && endDate && endDate < startDate)
    throw invalid({ field: 'endDate', messageKey: 'validation.endBeforeStart' });
}

const listAvailability: Handler<'listAvailability', MasterdataServices> = ({ query, services }) => {
  checkRange(query);
  return listUnavailable(services.db, query, services.now());
};

const listDriverAvailability: Handler<'listDriverAvailability', MasterdataServices> = ({ body, services }) => {
  checkRange(body);
  if (body.marked) return listMarked(services.db, body);
  return listUnavailable(services.db, body, services.now());
};

/** The slots in which the driver is NOT available; none marked means free all day (DECISIONS 32). */
const saveDriverAvailability: Handler<'saveDriverAvailability', MasterdataServices> = async ({
  body: { driverId, date, available },
  services,
}) => {
  found(await findDriver(services.db, driverId));
  return { affectedRows: await markDays(services.db, driverId, [{ date, available }]) };
};

const saveDriverAvailabilityDays: Handler<'saveDriverAvailabilityDays', MasterdataServices> = async ({
  body: { driverId, days },
  services,
}) => {
  found(await findDriver(services.db, driverId));
  const dates = days.map(({ date }) => date);
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
  if (twice >= 0) throw invalid({ field: `days.${twice}.date`, messageKey: 'validation.duplicate' });
  return { affectedRows: await markDays(services.db, driverId, days) };
};

export const availabilityHandlers = {
  listAvailability,
  listDriverAvailability,
  saveDriverAvailability,
  saveDriverAvailabilityDays,
  ...patternHandlers,
} satisfies Handlers<MasterdataServices>;
