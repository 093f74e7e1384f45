import type { FastifyReply } from 'fastify';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Call, OperationId } from '../../../kernel/operation.ts';
import type { DispatchServices } from '../../services.ts';
import { acceptedEncoding } from '../../../kernel/encoding.ts';
import { isLarge } from './large-list.ts';
import type { DayRange, Extra } from './day-rows.ts';

/** Operations that send bytes compressed beforehand; the compression of answers leaves them alone. */
export const listsOfDays: ReadonlySet<OperationId> = new Set<OperationId>([
  'listBookingsByDate',
  'listTimelineBookings',
]);

/** Answers a list of days: 304 when the ETag matches, else its bytes, or a stream of them when it is long. */
export async function sendList(
  services: DispatchServices,
  { reply, caller }: Pick<Call<OperationId>, 'reply'> & { caller: Caller },
  range: DayRange,
  extras: ReadonlySet<Extra> = new Set(),
): Promise<FastifyReply> {
  const { headers } = reply.request;
  const version = await services.dayVersions.of(range);
  const etag = `"${[version, ...extras].join('-')}"`;
  reply.headers({ etag, 'cache-control': 'no-store', vary: 'accept-encoding, authorization' });
  if (headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (isLarge(range)) {
    const list = await services.largeLists.get({ user: caller.user.id, now: services.now(), range, extras, encoding });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(list);
  }
  const list = await services.dayLists.get(range, version, extras);
  if (extras.has('identity'))
    noteForLog(reply.request, {
      read: { startDate: range.start, endDate: range.end, include: ['identity'], count: list.count },
    });
  const compressed = encoding && (await list.compressed(encoding));
  if (compressed) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(compressed ?? list.json);
}
