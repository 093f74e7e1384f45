import { LONGEST_IDENTITY, LONGEST_LIST, mayCall } from '@navette/shared/domain';
import type { Handler } from '../../../kernel/operation.ts';
import { forbidden } from '../../../kernel/problem.ts';
import { refuseRange } from '../../../kernel/refuse-range.ts';
import type { Extra } from './day-rows.ts';
import { sendList } from './send-list.ts';
import type { DispatchServices } from '../../services.ts';

/** National numbers only for the import of transports, which compares them. */
const identityPermission = ['planningBooqit', 'transportsBooqit'];

export const listBookingsByDate: Handler<'listBookingsByDate', DispatchServices> = async ({
  body,
  caller,
  services,
  reply,
}) => {
  const range = { start: body.startDate, end: body.endDate ?? body.startDate };
  const extras = new Set<Extra>(body.include ?? []);
  if (body.omit?.includes('distance')) extras.add('noDistance');
  refuseRange(range, 'endDate', extras.has('identity') ? LONGEST_IDENTITY : LONGEST_LIST);
  if (extras.has('identity') && !mayCall(caller.user.pages, identityPermission)) throw forbidden();
  return sendList(services, { reply, caller }, range, extras);
};
