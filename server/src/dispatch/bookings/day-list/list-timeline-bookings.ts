import { brusselsToday, LONGEST_LIST, timelineRangeOf } from '@navette/shared/domain';
import type { Handler } from '../../../kernel/operation.ts';
import { refuseRange } from '../../../kernel/refuse-range.ts';
import { sendList } from './send-list.ts';
import type { DispatchServices } from '../../services.ts';

/** From yesterday to 21 days ahead unless asked otherwise (DECISIONS 30). */
export const listTimelineBookings: Handler<'listTimelineBookings', DispatchServices> = async ({
  query,
  caller,
  services,
  reply,
}) => {
  const usual = timelineRangeOf(brusselsToday(services.now()));
  const range = { start: query.start ?? usual.start, end: query.end ?? usual.end };
  refuseRange(range, 'end', LONGEST_LIST);
  return sendList(services, { reply, caller }, range, new Set(query.include ? [query.include] : []));
};
