/** The API, typed by the contract: calls, hooks, the cache of server data, problems. */
export { backgroundProblemAtom } from './background-problems.ts';
export type { SessionPort } from './queue-middleware.ts';
export { followClicks } from './click-trace.ts';
export { createApi } from './create-api.ts';
export { dataOf, invalidate, type CallKey } from './calls.ts';
export { onlineAtom, useOnline } from './online.ts';
export { ApiProblem, isAbort, problemFields, transportProblem, type ProblemField } from './problem.ts';
export { createQueryClient, type QueryClientOptions, type FailurePlace } from './query-client.ts';
export { api, clearServerData, configureApi, read } from './suite-api.ts';
export { meantFor, recordVersion } from './record-versions.ts';
export { $api, queryClient } from './suite-queries.ts';
