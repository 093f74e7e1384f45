import type { paths } from '@navette/openapi/types';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The data of a call that answers with some: `const [booking] = await dataOf(api.GET('/api/booking/{id}', …))`.
 * @throws {ApiProblem} as the call does; a `TypeError` when the answer has no body against the contract
 */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new TypeError('The answer has no body');
  return data;
}

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

/** Method and path of a call, as in the keys of the cache: `['post', '/service/booking/byDate']`. */
export type CallKey = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path] extends Record<M, object> ? readonly [method: M, path: Path] : never;
  }[Method];
}[keyof paths];

/**
 * Invalidates the cached responses of some calls, whatever their parameters; those on the screen are fetched again at once.
 * @returns when the data on the screen is fresh; never rejects
 * @example await invalidate(queryClient, [['post', '/service/booking/byDate'], ['get', '/api/booking/{id}']]);
 */
export async function invalidate(queryClient: QueryClient, calls: readonly CallKey[]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: call })));
}
