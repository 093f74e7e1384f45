import { brusselsToday } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { claimJob } from '../../db/periodic-job.ts';
import { forgetRequests } from '../../db/persons/forget-requests.ts';
import { readPdf, readUpload } from '../../files/public.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import { job } from '../../kernel/work.ts';
import type { DispatchServices } from '../services.ts';
import { decideRequest, listRequests } from './request-queries.ts';
import { requestValues } from './request-values.ts';

const MOST_BYTES_OF_PDF = 10 * 1024 * 1024;

/** Requests for trips (specification/office.md#requests). The log keeps numbers and decisions, never the patient. */
export const requestHandlers = {
  listTripRequests: ({ query, services }) => listRequests(services.db, query.state),
  createTripRequest: async ({ body, caller, services, request }) => {
    noteForLog(request, { asked: { source: body.source, date: body.date, reason: body.refusal?.reason } });
    const at = services.now();
    const values = requestValues(body, brusselsToday(at));
    const refusal = body.refusal && refusalOf(body.refusal, 'refusal.note');
    const call = { key: keyOf(request), body, userId: caller.user.id, operation: 'createTripRequest', at };
    const insertId = await services.db.transaction().execute((trx) =>
      createdOnce(trx, call, async () => {
        const { id } = await trx
          .insertInto('trip_request')
          .values({ ...values, source: body.source, at })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (refusal) await decideRequest(trx, { id, from: 'waiting' }, refusal, { caller, at });
        return id;
      }),
    );
    noteForLog(request, { recordId: insertId });
    return { insertId };
  },
  readPdf: async ({ request }) => ({ text: await readPdf(await readUpload(request.body, MOST_BYTES_OF_PDF)) }),
  refuseTripRequest: async ({ body: { id, ...refused }, caller, services, request }) => {
    noteForLog(request, { asked: { id, reason: refused.reason } });
    const refusal = refusalOf(refused, 'note');
    const author = { caller, at: services.now() };
    await services.db.transaction().execute((trx) => decideRequest(trx, { id, from: 'waiting' }, refusal, author));
    return { affectedRows: 1 };
  },
  reopenTripRequest: async ({ body: { id }, caller, services }) => {
    const author = { caller, at: services.now() };
    await services.db
      .transaction()
      .execute((trx) => decideRequest(trx, { id, from: 'refused' }, { state: 'waiting' }, author));
    return { affectedRows: 1 };
  },
} satisfies Handlers<DispatchServices>;

/**
 * Decision that refuses a request.
 * @throws ProblemError 400 for the reason `other` without a note
 */
function refusalOf({ reason, note }: NonNullable<BodyOf<'createTripRequest'>['refusal']>, field: string) {
  const text = note?.trim() || null;
  if (reason === 'other' && text === null) throw invalid({ field, messageKey: 'validation.required' });
  return { state: 'refused' as const, reason, note: text };
}

/** Days after the trip during which a request names its patient. */
const KEPT_DAYS = 90;
/** Seconds between two runs, over all processes. */
const PAUSE = 86_400;
/** Milliseconds between two attempts of each process to claim the run. */
const EVERY = 60_000;

/** Removes the patients of old requests, once for all processes of a database. */
export async function forgetOldRequests(db: Db, now: Date, pause = PAUSE): Promise<void> {
  if (!(await claimJob(db, 'requests', pause))) return;
  await forgetRequests(db, sql<boolean>`date < ${brusselsToday(now)}::date - ${KEPT_DAYS}::integer`);
}

/** Job that enforces the retention of requests. */
export const watchRequests = (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  log: FastifyBaseLogger,
): Repeated =>
  repeat(
    job('retention of requests', () => forgetOldRequests(db, now())),
    EVERY,
    (error) => log.warn({ err: error }, 'patients of old requests not removed'),
  );
