import type { FastifyReply } from 'fastify';
import type { Services } from '../../../app/services.ts';
import { compressionThreshold } from '../../../platform/compression.ts';
import type { DayRange, Extra } from './day-rows.ts';

/** Answers a list of days: 304 when the caller has this state of it, else its bytes. */
export async function sendList(services: Services, reply: FastifyReply, range: DayRange, extras: ReadonlySet<Extra> = new Set()): Promise<FastifyReply> {
  const { headers } = reply.request;
  const version = await services.dayVersions.of(range);
  const etag = `"${[version, ...extras].join('-')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
  if (headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
  const list = await services.dayLists.get(range, version, extras);
  const compressed = list.json.length >= compressionThreshold && /\bbr\b/.test(headers['accept-encoding'] ?? '');
  // Said even when it is none, so that the compression of answers leaves the bytes alone.
  reply.header('content-encoding', compressed ? 'br' : 'identity').type('application/json; charset=utf-8');
  return reply.send(compressed ? await list.brotli() : list.json);
}
