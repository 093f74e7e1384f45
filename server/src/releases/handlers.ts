import type { Handlers } from '../kernel/operation.ts';
import { releaseChangeHandlers } from './changes/change-handlers.ts';
import { opsChangeHandlers } from './ops-api/change-handlers.ts';
import { opsPublish } from './ops-api/publish.ts';
import { opsReadHandlers } from './ops-api/read-handlers.ts';
import { reportLoads } from './loads/report-loads.ts';
import { releaseStatusHandlers } from './status-handlers.ts';
import type { ReleaseServices } from './services.ts';

/** What runs for whom, since when, how it fares, and every change of it. */
export const releaseHandlers = {
  ...releaseStatusHandlers,
  ...releaseChangeHandlers,
  reportLoads,
  ...opsReadHandlers,
  ...opsChangeHandlers,
  opsPublish,
} satisfies Handlers<ReleaseServices>;
