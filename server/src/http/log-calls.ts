import type { Effect } from '@navette/openapi/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { LoggedDetails } from '../db/office-types.ts';
import { type LogDetails, logDetailsOf } from '../kernel/log-details.ts';
import { RateLimit } from '../kernel/rate-limit.ts';
import type { Role } from '@navette/shared/domain';
import type { Audit, AuditLine } from './audit.ts';
import { takesFile } from './slow-bodies.ts';
import { insertLog, insertOrWidenLog, redact } from '../masterdata/logs/log-queries.ts';
import type { ContractOperation } from '../kernel/contract.ts';

/** Effects that are not logged, unless the call disclosed people; reading the history of a client (`disclose`) is logged (specification/registers.md#logs). */
const UNLOGGED: ReadonlySet<Effect> = new Set<Effect>(['read', 'sync', 'renew', 'report']);

type Outcome = LoggedDetails['outcome'];

/** Statuses of refused calls: logged without their body. */
const REFUSALS: ReadonlyMap<number, NonNullable<Outcome>> = new Map([
  [403, 'denied'],
  [429, 'limited'],
]);

/**
 * Logs who changed what, and who read the record of a client, for staff; redacted. Written before the answer is sent. The audit stream gets a line
 * too, by ids only.
 */
export function logCalls(app: FastifyInstance, db: Db, audit?: Audit): void {
  const refused = new RateLimit({ burst: 5, perSecond: 1 / 20 });
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    const logged = loggedOf(request, statusCode);
    // Limits the lines of repeated refusals, so that an attack does not fill the table.
    const isSilenced =
      logged &&
      REFUSALS.has(statusCode) &&
      refused.take(`${request.ip} ${logged.user?.id} ${logged.operation.id}`, 1, new Date()) > 0;
    if (logged && !isSilenced) return log(request, statusCode, logged);
    // Most calls are not logged: they need no promise.
    return done(null, payload);
  });
  const log = async (request: FastifyRequest, status: number, logged: Audited): Promise<void> => {
    const { operation, user, details, outcome } = logged;
    // Only contents described by the contract: other queries and bodies were not validated, and may be of any size and depth.
    const [url = ''] = request.url.split('?');
    const isDescribed = !takesFile(operation) && operation.documented.requestBody;
    const body = redact(details?.read ?? details?.asked ?? (isDescribed && status < 400 ? request.body : null));
    const line = {
      userId: user?.id ?? null,
      role: user?.role ?? null,
      method: request.method,
      url,
      body,
      operation: operation.id,
      details: details || outcome ? storedDetails({ ...details }, outcome, request.ip) : null,
    };
    audit?.write(auditLine(request, logged));
    await (details?.isWhole ? insertOrWidenLog(db, line) : insertLog(db, line)).catch((error: unknown) =>
      request.log.error({ err: error }, 'log line lost'),
    );
  };
}

/** The logged parts of a call; undefined for a call that is not logged. */
function loggedOf(request: FastifyRequest, status: number): Audited | undefined {
  const { operation } = request.routeOptions.config;
  if (!operation) return undefined;
  const details = logDetailsOf(request);
  // Sign-ins are logged whatever their outcome.
  const outcome = details?.outcome ?? REFUSALS.get(status) ?? null;
  if (outcome === null && (status >= 400 || (UNLOGGED.has(operation.effect) && !details?.read))) return undefined;
  return { operation, user: request.caller?.user ?? details?.user, details, outcome };
}

function storedDetails({ subject, changes, recordId }: LogDetails, outcome: Outcome, address: string): string {
  const stored: LoggedDetails = {
    subject: subject ?? null,
    outcome,
    ...(outcome && { address }),
    changes: changes ?? [],
    ...(recordId !== undefined && { recordId }),
  };
  return JSON.stringify(stored);
}

interface Audited {
  readonly operation: ContractOperation;
  readonly user: { readonly id: number; readonly role: Role } | undefined;
  readonly details: LogDetails | undefined;
  readonly outcome: Outcome;
}

function auditLine(request: FastifyRequest, { operation, user, details, outcome }: Audited): AuditLine {
  const record = numbersIn(request.params);
  if (details?.recordId !== undefined) record.id = details.recordId;
  return {
    incidentId: request.id,
    userId: user?.id ?? null,
    role: user?.role ?? null,
    action: actionOf(operation, details, outcome),
    operation: operation.id,
    client: clientOf(operation, record, request.body),
    record,
    read: details?.read,
    ...(details?.changes && { fields: details.changes.map(({ field }) => field) }),
    outcome,
    address: request.ip,
  };
}

const READS: ReadonlySet<Effect> = new Set<Effect>(['read', 'disclose', 'sync']);

function actionOf(
  { effect }: ContractOperation,
  details: LogDetails | undefined,
  outcome: string | null,
): AuditLine['action'] {
  if (outcome === 'denied' || outcome === 'limited') return 'refused';
  if (outcome !== null) return 'sign-in';
  return details?.read || READS.has(effect) ? 'read' : 'change';
}

/** Numeric path parameters; others may be texts of people. */
function numbersIn(params: unknown): Record<string, number> {
  const given: [string, unknown][] = typeof params === 'object' && params !== null ? Object.entries(params) : [];
  const numbers = given.map(([name, value]): [string, number] => [name, Number(value)]);
  return Object.fromEntries(numbers.filter(([, value]) => Number.isSafeInteger(value)));
}

const OF_A_CLIENT = /^\/(?:api|service)\/client(?:\/|$)/u;

function clientOf({ path }: ContractOperation, record: Record<string, number>, body: unknown): number | undefined {
  if (OF_A_CLIENT.test(path)) return record.id;
  const isForm = typeof body === 'object' && body !== null && 'clientId' in body;
  return isForm && typeof body.clientId === 'number' ? body.clientId : undefined;
}
