import type { FastifyReply } from 'fastify';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Call, OperationId } from '../../../kernel/operation.ts';
import type { DispatchServices } from '../../services.ts';
import { acceptedEncoding } from '../../../kernel/encoding.ts';
import { isLarge } from './large-list.ts';
import type { DayRange, Extra } from './day-rows.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** Operations that send precompressed bytes; the compression of answers skips them. */
export const listsOfDays: ReadonlySet<OperationId> = new Set<OperationId>([
  'listBookingsByDate',
  'listTimelineBookings',
]);

/** Sends a list of days: 304 when the ETag matches, a delta when the caller accepts one, else its bytes, or a stream of them when it is long. */
export async function sendList(
  services: DispatchServices,
  { reply, caller }: Pick<Call<OperationId>, 'reply'> & { caller: Caller },
  range: DayRange,
  extras: ReadonlySet<Extra> = new Set(),
): Promise<FastifyReply> {
  const { headers } = reply.request;
  const version = await services.dayVersions.of(range);
  const variant = [version, ...extras].join('-');
  const known = knownList(headers);
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, authorization' });
  if (known?.version === variant) return reply.header('etag', known.tag).code(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (isLarge(range)) {
    const list = await services.largeLists.get({ user: caller.user.id, now: services.now(), range, extras, encoding });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.header('etag', `"${variant}"`).type('application/json; charset=utf-8').send(list);
  }
  const list = await services.dayLists.get(range, version, extras);
  reply.header('etag', listTag(variant, list.digest));
  const changes = known && takesChanges(headers) ? services.dayLists.changesSince(known.digest, list) : undefined;
  if (changes) reply.code(226).headers({ im: changedRows, 'delta-base': known?.tag });
  const bytes = changes?.bytes ?? list.whole();
  if (extras.has('identity'))
    noteForLog(reply.request, {
      read: {
        startDate: range.start,
        endDate: range.end,
        include: ['identity'],
        count: changes?.count ?? list.rows.length,
      },
    });
  const compressed = encoding && (await bytes.compressed(encoding));
  if (compressed) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(compressed ?? bytes.json);
}

/** Name of our instance manipulation (RFC 3229): the answer is a delta. */
const changedRows = 'changed-rows';

/** Cached list of a caller, from its ETag: `"<version>.<digest>"`, without a digest when it is long. */
interface KnownList {
  readonly tag: string;
  readonly version: string;
  readonly digest: string;
}

/** The ETag of a list. */
const listTag = (version: string, digest: string): string => `"${version}.${digest}"`;

/** The list that the caller has; undefined without one. A compressing proxy may have made its ETag weak. */
function knownList(headers: IncomingHttpHeaders): KnownList | undefined {
  const [, version, digest = ''] = /^(?:W\/)?"([^".]+)(?:\.([\w-]+))?"$/.exec(headers['if-none-match'] ?? '') ?? [];
  if (version === undefined) return undefined;
  return { tag: digest ? listTag(version, digest) : `"${version}"`, version, digest };
}

/** Whether the caller accepts a delta (`A-IM`). */
const takesChanges = (headers: IncomingHttpHeaders): boolean =>
  String(headers['a-im'] ?? '')
    .split(',')
    .some((name) => name.trim() === changedRows);
