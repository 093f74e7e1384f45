import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { takesFile } from '../../app/file-bodies.ts';
import { insertLog } from './log-queries.ts';
import { redact } from './redact.ts';

/** Reading one of these is logged too: they hold the history of a patient. */
const PRIVATE_READS: ReadonlySet<string> = new Set(['getClient', 'exportClientData', 'listClientTrips']);

/** Calls that change nothing although they are no GET: they only ask, or tell what a page saw. */
const ASKING = /^(?:list|find|get|read|search|suggest|renew|verify|report)/u;

/** Whether a call that went well leaves a line in the log (S2 §2, Logs). */
const isLogged = (id: string, method: string): boolean =>
  PRIVATE_READS.has(id) || (method !== 'GET' && !ASKING.test(id));

/**
 * Writes who changed what, and who read the record of a client, into the log that staff can read; redacted. The line
 * is there before the answer goes out.
 */
export function logCalls(app: FastifyInstance, db: Db): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode >= 400 || !isLogged(operation.id, request.method)) return payload;
    const { user } = request.caller ?? {};
    // Only what the contract describes: other queries and bodies were not looked at, and may be of any size and depth.
    const [url = ''] = request.url.split('?');
    const body = takesFile(operation) || !operation.documented.requestBody ? null : redact(request.body);
    const line = { userId: user?.id ?? null, role: user?.role ?? null, method: request.method, url, body };
    await insertLog(db, line).catch((error: unknown) => request.log.error({ err: error }, 'log line lost'));
    return payload;
  });
}
