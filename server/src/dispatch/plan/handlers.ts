import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../kernel/operation.ts';
import type { DispatchServices } from '../services.ts';
import { applyPlan } from './apply-plan.ts';
import { proposePlan } from './propose-plan.ts';
import { proposeSeriesPlan } from './propose-series.ts';

export const planHandlers = {
  applyPlan: ({ services, body, caller, request }) =>
    applyPlan(services, body, { caller, at: services.now() }, request),
  proposePlan: ({ services, body, reply }) => proposePlan(services, body, whenCallerLeaves(reply)),
  proposeSeriesPlan: ({ services, body, reply }) => proposeSeriesPlan(services, body, whenCallerLeaves(reply)),
} satisfies Handlers<DispatchServices>;

/** Aborted when the connection is closed before the answer, with the error that such a call ends with. */
function whenCallerLeaves({ raw }: FastifyReply): AbortSignal {
  const caller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) caller.abort(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  });
  return caller.signal;
}
