import type { FastifyReply } from 'fastify';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { OperationId } from '../../../kernel/operation.ts';
import type { DispatchServices } from '../../services.ts';
import { acceptedEncoding } from '../../../kernel/encoding.ts';
import type { DayRange, Extra } from './day-rows.ts';

/** Operations that send bytes compressed beforehand; the compression of answers leaves them alone. */
export const listsOfDays: ReadonlySet<OperationId> = new Set<OperationId>([
  'listBookingsByDate',
  'listTimelineBookings',
]);

/** Answers a list of days: 304 when the ETag matches, else its bytes. */
export async function sendList(
  services: DispatchServices,
  reply: FastifyReply,
  range: DayRange,
  extras: ReadonlySet<Extra> = new Set(),
): Promise<FastifyReply> {
  const { headers } = reply.request;
  const version = await services.dayVersions.of(range);
  const etag = `"${[version, ...extras].join('-')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
  if (headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
  const list = await services.dayLists.get(range, version, extras);
  if (extras.has('identity'))
    noteForLog(reply.request, { read: { startDate: range.start, endDate: range.end, include: ['identity'], count: list.count } });
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const compressed = encoding && (await list.compressed(encoding));
  reply.type('application/json; charset=utf-8');
  if (compressed) reply.header('content-encoding', encoding);
  return reply.send(compressed ?? list.json);
}
