import { parseSlots } from '@navette/shared/domain';
import type { Handler, Handlers } from '../../app/operation.ts';
import { invalid } from '../../app/problem.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { found } from '../records/found.ts';
import { clearAvailability, listAvailabilityRows, putAvailability } from './availability-queries.ts';

function checkRange({ startDate, endDate }: { startDate?: string | null; endDate?: string | null }): void {
  if (startDate && endDate && endDate < startDate) throw invalid({ field: 'endDate', messageKey: 'validation.endBeforeStart' });
}

const listAvailability: Handler<'listAvailability'> = ({ query, services }) => {
  checkRange(query);
  return listAvailabilityRows(services.db, query);
};

const listDriverAvailability: Handler<'listDriverAvailability'> = ({ body, services }) => {
  checkRange(body);
  return listAvailabilityRows(services.db, body);
};

/** The slots in which the driver is NOT available; none marked means free all day, which is no row (DECISIONS 32). */
const saveDriverAvailability: Handler<'saveDriverAvailability'> = async ({ body, services }) => {
  const { driverId, date } = body;
  found(await findDriver(services.db, driverId));
  const slots = parseSlots(body.available);
  const count = slots.length > 0 ? await putAvailability(services.db, driverId, date, slots) : await clearAvailability(services.db, driverId, date);
  return { affectedRows: Number(count) };
};

export const availabilityHandlers = { listAvailability, listDriverAvailability, saveDriverAvailability } satisfies Handlers;
