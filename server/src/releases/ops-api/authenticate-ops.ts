import { callerOfToken, type OpsCaller, RejectedToken } from '@navette/ops/registry';
import type { FastifyRequest } from 'fastify';
import type { ContractOperation } from '../../kernel/contract.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { rateLimited } from '../../kernel/problem.ts';
import { storeFailed } from '../changes/refusals.ts';
import type { ReleaseServices } from '../services.ts';

/** Cost of a call against the limit: changes verify every file, a publication unpacks up to 120 MB. */
const COST: Partial<Record<ContractOperation['effect'], number>> = { create: 10, update: 5 };

/** Whether an operation is for tokens of ops instead of users. */
export const isForOps = ({ permission }: Pick<ContractOperation, 'permission'>): boolean =>
  permission.includes('ops-token');

/**
 * The caller behind `Bearer navops_…`; undefined without a token that is accepted.
 * @throws ProblemError 503 when the tokens can't be read; 429 for a token that calls too often, and for an address with too many wrong ones
 */
export async function authenticateOps(
  request: FastifyRequest,
  { effect }: Pick<ContractOperation, 'effect'>,
  { releases, now }: Pick<ReleaseServices, 'releases' | 'now'>,
): Promise<OpsCaller | undefined> {
  const [, token] = /^Bearer (navops_[\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const caller = await callerOfToken(releases.registry, token, now()).catch((error: unknown) => {
    if (error instanceof RejectedToken) return undefined;
    // The caller is not known: place and fault of the registry stay in the log.
    throw storeFailed(
      new Error('The tokens of the registry can not be read; the log of the suite says why.', { cause: error }),
    );
  });
  const { calls, wrong } = releases.limits;
  const seconds = caller ? calls.take(caller.name ?? '', COST[effect] ?? 1, now()) : wrong.take(request.ip, 1, now());
  if (seconds > 0) throw rateLimited(seconds);
  if (caller) noteForLog(request, { subject: caller.name ?? null });
  return caller;
}
