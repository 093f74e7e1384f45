/** The API, typed by the contract: calls, hooks, the cache of server data, problems. */
export { backgroundProblemAtom } from './background-problems.ts';
export type { SessionPort } from './queue-middleware.ts';
export { createApi } from './create-api.ts';
export type { Api, ApiOptions } from './create-api.ts';
export { dataOf } from './data-of.ts';
export { invalidate } from './invalidate.ts';
export type { CallKey } from './invalidate.ts';
export { onlineAtom, useOnline } from './online.ts';
export { ApiProblem, isAbort, problemFields, transportProblem } from './problem.ts';
export type { ProblemField } from './problem.ts';
export { createQueryClient } from './query-client.ts';
export type { QueryClientOptions } from './query-client.ts';
export type { FailurePlace, SuiteMeta } from './query-meta.ts';
export { api, clearServerData, configureApi, read } from './suite-api.ts';
export { meantFor, recordVersion } from './suite-versions.ts';
export type { ApiConfiguration } from './suite-api.ts';
export { $api, queryClient } from './suite-queries.ts';
