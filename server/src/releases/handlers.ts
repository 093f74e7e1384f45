import type { Handlers } from '../kernel/operation.ts';
import { releaseChangeHandlers } from './changes/change-handlers.ts';
import { reportLoads } from './loads/report-loads.ts';
import { releaseStatusHandlers } from './status-handlers.ts';
import type { ReleaseServices } from './services.ts';

/** What runs for whom, since when, how it fares, and every change of it. */
export const releaseHandlers = {
  ...releaseStatusHandlers,
  ...releaseChangeHandlers,
  reportLoads,
} satisfies Handlers<ReleaseServices>;
