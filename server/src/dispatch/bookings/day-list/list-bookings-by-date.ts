import { isValidRange, mayCall } from '@navette/shared/domain';
import type { Handler } from '../../../app/operation.ts';
import { forbidden, invalid } from '../../../app/problem.ts';
import { sendList } from './send-list.ts';

/** Who imports transports compares national numbers; nobody else sees them in a list. */
const identityPermission = ['planningBooqit', 'transportsBooqit'];

export const listBookingsByDate: Handler<'listBookingsByDate'> = async ({ body, caller, services, reply }) => {
  const range = { start: body.startDate, end: body.endDate ?? body.startDate };
  if (!isValidRange(range)) throw invalid({ field: 'endDate', messageKey: 'validation.endBeforeStart' });
  const extras = new Set(body.include ?? []);
  if (extras.has('identity') && !mayCall(caller.user.pages, identityPermission)) throw forbidden();
  return sendList(services, reply, range, extras);
};
