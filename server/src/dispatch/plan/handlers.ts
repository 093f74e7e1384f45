import type { Handlers } from '../../kernel/operation.ts';
import type { DispatchServices } from '../services.ts';
import { applyPlan } from './apply-plan.ts';

export const planHandlers = {
  applyPlan: ({ services, body, caller, request }) =>
    applyPlan(services, body, { caller, at: services.now() }, request),
} satisfies Handlers<DispatchServices>;
