import type { By, Changed, Registry, VersionChoice } from '@navette/ops/registry';
import type { FastifyRequest } from 'fastify';
import type { AnswerOf } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { invalid, unauthorized } from '../../kernel/problem.ts';
import { refusable } from '../changes/refusals.ts';
import { reasonOf } from '../changes/who.ts';
import type { Releases } from '../releases.ts';

/** Author (the token) and reason of a call; the log gets both instead of all that was sent. */
export function opsBy(request: FastifyRequest, reason: string, asked: object = {}): By {
  const why = reasonOf(reason);
  return { who: noteCaller(request, { why, ...asked }), why };
}

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

/** Changes the registry with the rights of the caller, notifies the listeners of this process, and answers what was done. */
export async function opsChange(
  request: FastifyRequest,
  { events, registry }: Releases,
  work: (registry: Registry) => Promise<Changed>,
): Promise<AnswerOf<'opsActivate'>> {
  const { set, before, changed, verified } = await refusable(() => work(ofCaller(request, registry)));
  if (changed) events.emit('changed');
  return { set, before, changed, verified };
}

type Source = 'latest' | 'staged' | 'current';

interface Choice {
  readonly remotes?: VersionChoice[] | undefined;
  readonly source?: Source | undefined;
}

/**
 * Either versions or a source of them.
 * @param allowed sources that make sense for the call
 * @throws ProblemError 400 for both, for neither, or for another source
 */
export function chosenOf<Allowed extends Source>(
  { remotes, source }: Choice,
  allowed: readonly Allowed[],
): VersionChoice[] | Allowed {
  if (remotes && source !== undefined) throw invalid({ field: 'source', messageKey: 'validation.invalid' });
  if (remotes) return remotes;
  const named = allowed.find((one) => one === source);
  if (named === undefined) throw invalid({ field: 'remotes', messageKey: 'validation.required' });
  return named;
}
