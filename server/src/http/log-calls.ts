import type { Effect } from '@navette/openapi/operations';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import type { LoggedDetails } from '../db/office-types.ts';
import { type LogDetails, logDetailsOf } from '../kernel/log-details.ts';
import { takesFile } from './file-bodies.ts';
import { insertLog } from '../masterdata/logs/log-queries.ts';
import { redact } from '../masterdata/logs/redact.ts';

/** Effects that leave no line in the log, unless the call disclosed people; reading the history of a client (`disclose`) does leave one (S2 §2, Logs). */
const UNLOGGED: ReadonlySet<Effect> = new Set<Effect>(['read', 'sync', 'renew', 'report']);

/**
 * Writes who changed what, and who read the record of a client, into the log that staff can read; redacted. The line
 * is there before the answer goes out.
 */
export function logCalls(app: FastifyInstance, db: Db): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const details = logDetailsOf(request);
    // Sign-ins are logged whatever their outcome.
    const isRefused = reply.statusCode >= 400 && !details?.outcome;
    const read = details?.read;
    if (!operation || isRefused || (UNLOGGED.has(operation.effect) && !read)) return payload;
    const user = request.caller?.user ?? details?.user;
    // Only what the contract describes: other queries and bodies were not looked at, and may be of any size and depth.
    const [url = ''] = request.url.split('?');
    const isDescribed = !takesFile(operation) && operation.documented.requestBody;
    const body = redact(read ?? details?.asked ?? (isDescribed ? request.body : null));
    const line = {
      userId: user?.id ?? null,
      role: user?.role ?? null,
      method: request.method,
      url,
      body,
      operation: operation.id,
      details: details ? storedDetails(details) : null,
    };
    await insertLog(db, line).catch((error: unknown) => request.log.error({ err: error }, 'log line lost'));
    return payload;
  });
}

function storedDetails({ subject, outcome, changes, recordId }: LogDetails): string {
  const stored: LoggedDetails = {
    subject: subject ?? null,
    outcome: outcome ?? null,
    changes: changes ?? [],
    ...(recordId !== undefined && { recordId }),
  };
  return JSON.stringify(stored);
}
