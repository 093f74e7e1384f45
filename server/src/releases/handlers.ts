import type { Handlers } from '../app/operation.ts';
import { releaseChangeHandlers } from './changes/change-handlers.ts';
import { reportLoads } from './loads/report-loads.ts';
import { releaseStatusHandlers } from './status-handlers.ts';

/** What runs for whom, since when, how it fares, and every change of it. */
export const releaseHandlers = { ...releaseStatusHandlers, ...releaseChangeHandlers, reportLoads } satisfies Handlers;
