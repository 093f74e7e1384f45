import { brusselsToday, personName } from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { answerVersion } from '../../kernel/version.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { found } from '../../kernel/found.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { completeRange, listMarked, listUnavailable, MOST_DAYS } from './list-availability.ts';
import { type MarkedDay, markDays, marksVersion } from './mark-days.ts';
import { patternHandlers } from './pattern-handlers.ts';
import type { MasterdataServices } from '../services.ts';

type Asked = Parameters<typeof completeRange>[0];

/** The requested days with defaults. A range that is too long is refused (400). */
function rangeOf(asked: Asked, now: Date): { startDate: string; endDate: string } {
  const range = completeRange(asked, brusselsToday(now));
  refuseRange(range, 'endDate', MOST_DAYS);
  return { startDate: range.start, endDate: range.end };
}

const listAvailability: Handler<'listAvailability', MasterdataServices> = ({ query, services }) =>
  listUnavailable(services.db, rangeOf(query, services.now()));

const listDriverAvailability: Handler<'listDriverAvailability', MasterdataServices> = async (call) => {
  const { body, services } = call;
  const { driverId, marked, ...asked } = body;
  const range = { driverId, ...rangeOf(asked, services.now()) };
  if (!marked) return listUnavailable(services.db, range);
  // Read before the rows: never newer than them.
  answerVersion(call, await marksVersion(services.db, driverId));
  return listMarked(services.db, range);
};

type MarkingCall = Omit<Parameters<Handler<'saveDriverAvailabilityDays', MasterdataServices>>[0], 'body'>;

/** Marks days, and logs whose days changed, and how. */
async function mark(call: MarkingCall, driverId: number, days: readonly MarkedDay[]) {
  const { caller, services, request } = call;
  const driver = found(await findDriver(services.db, driverId));
  const author = { request, caller, at: services.now() };
  const { affectedRows, changes, version } = await markDays(services.db, driverId, days, author);
  noteForLog(request, { subject: personName(driver, 'list'), changes });
  answerVersion(call, version);
  return { affectedRows };
}

/** Slots in which the driver is NOT available; none marked means free all day (specification/drivers.md#availability). */
const saveDriverAvailability: Handler<'saveDriverAvailability', MasterdataServices> = ({ body, ...call }) =>
  mark(call, body.driverId, [{ date: body.date, available: body.available }]);

const saveDriverAvailabilityDays: Handler<'saveDriverAvailabilityDays', MasterdataServices> = ({ body, ...call }) => {
  const dates = body.days.map(({ date }) => date);
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
  if (twice >= 0) throw invalid({ field: `days.${twice}.date`, messageKey: 'validation.duplicate' });
  return mark(call, body.driverId, body.days);
};

export const availabilityHandlers = {
  listAvailability,
  listDriverAvailability,
  saveDriverAvailability,
  saveDriverAvailabilityDays,
  ...patternHandlers,
} satisfies Handlers<MasterdataServices>;
