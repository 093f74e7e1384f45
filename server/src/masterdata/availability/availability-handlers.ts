import { brusselsToday, personName } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { found } from '../../kernel/found.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { completeRange, listMarked, listUnavailable, MOST_DAYS } from './list-availability.ts';
import { type MarkedDays, markDays } from './mark-days.ts';
import { patternHandlers } from './pattern-handlers.ts';
import type { MasterdataServices } from '../services.ts';

type Asked = Parameters<typeof completeRange>[0];

/** The days to list: those of the request, completed. A range that is too long is refused (400). */
function rangeOf(asked: Asked, now: Date): { startDate: string; endDate: string } {
  const range = completeRange(asked, brusselsToday(now));
  refuseRange(range, 'endDate', MOST_DAYS);
  return { startDate: range.start, endDate: range.end };
}

const listAvailability: Handler<'listAvailability', MasterdataServices> = ({ query, services }) =>
  listUnavailable(services.db, rangeOf(query, services.now()));

const listDriverAvailability: Handler<'listDriverAvailability', MasterdataServices> = ({
  body: { driverId, marked, ...asked },
  services,
}) => {
  const range = { driverId, ...rangeOf(asked, services.now()) };
  return marked ? listMarked(services.db, range) : listUnavailable(services.db, range);
};

/** Tells the log whose days changed, and how. */
function logged(
  request: FastifyRequest,
  driver: { readonly firstname: string; readonly lastname: string },
  { affectedRows, changes }: MarkedDays,
): { affectedRows: number } {
  noteForLog(request, { subject: personName(driver, 'list'), changes });
  return { affectedRows };
}

/** The slots in which the driver is NOT available; none marked means free all day (DECISIONS 32). */
const saveDriverAvailability: Handler<'saveDriverAvailability', MasterdataServices> = async ({
  body: { driverId, date, available },
  services,
  request,
}) => {
  const driver = found(await findDriver(services.db, driverId));
  return logged(request, driver, await markDays(services.db, driverId, [{ date, available }]));
};

const saveDriverAvailabilityDays: Handler<'saveDriverAvailabilityDays', MasterdataServices> = async ({
  body: { driverId, days },
  services,
  request,
}) => {
  const driver = found(await findDriver(services.db, driverId));
  const dates = days.map(({ date }) => date);
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
  if (twice >= 0) throw invalid({ field: `days.${twice}.date`, messageKey: 'validation.duplicate' });
  return logged(request, driver, await markDays(services.db, driverId, days));
};

export const availabilityHandlers = {
  listAvailability,
  listDriverAvailability,
  saveDriverAvailability,
  saveDriverAvailabilityDays,
  ...patternHandlers,
} satisfies Handlers<MasterdataServices>;
