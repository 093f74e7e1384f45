import { type Registry, type VersionChoice, callerOfToken, type OpsCaller, RejectedToken } from '@navette/ops/registry';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import { invalid, unauthorized, rateLimited } from '../../kernel/problem.ts';
import { storeFailed } from '../changes/refusals.ts';
import type { ReleaseServices } from '../releases.ts';
import type { ContractOperation } from '../../kernel/contract.ts';

/** Name of the token of a call, which the log gets with what was asked, instead of all that was sent. */
export function noteCaller(request: FastifyRequest, asked: object): string {
  const who = request.opsCaller?.name;
  if (who === undefined) throw unauthorized();
  noteForLog(request, { asked: { token: who, ...asked } });
  return who;
}

/** The registry, changed with the rights of the token of a call. */
export function ofCaller({ opsCaller }: FastifyRequest, registry: Registry): Registry {
  if (!opsCaller) throw unauthorized();
  return { ...registry, caller: opsCaller };
}

type Source = 'latest' | 'staged' | 'current';

interface Choice {
  readonly remotes?: VersionChoice[] | undefined;
  readonly source?: Source | undefined;
  readonly trial?: string | undefined;
}

/**
 * Either versions, a trial or a source of them.
 * @param allowed sources that make sense for the call
 * @throws ProblemError 400 for several of them, for none, or for another source
 */
export function chosenOf<Allowed extends Source>(
  { remotes, source, trial }: Choice,
  allowed: readonly Allowed[],
): VersionChoice[] | Allowed | { readonly trial: string } {
  if (source !== undefined && (remotes ?? trial) !== undefined)
    throw invalid({ field: 'source', messageKey: 'validation.invalid' });
  if (trial !== undefined && remotes) throw invalid({ field: 'trial', messageKey: 'validation.invalid' });
  if (trial !== undefined) return { trial };
  if (remotes) return remotes;
  const named = allowed.find((one) => one === source);
  if (named === undefined) throw invalid({ field: 'remotes', messageKey: 'validation.required' });
  return named;
}

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
