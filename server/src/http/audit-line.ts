import type { Effect } from '@navette/openapi/operations';
import type { FastifyRequest } from 'fastify';
import type { ContractOperation } from '../kernel/contract.ts';
import type { LogDetails } from '../kernel/log-details.ts';
import type { AuditLine } from './audit.ts';

interface Audited {
  readonly operation: ContractOperation;
  readonly user: { readonly id: number; readonly role: string } | undefined;
  readonly details: LogDetails | undefined;
  readonly outcome: string | null;
}

/** What the audit stream says of a call that the log has a line of. */
export function auditLine(request: FastifyRequest, { operation, user, details, outcome }: Audited): AuditLine {
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

/** Parts of the address that are numbers; others may be texts of people. */
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
