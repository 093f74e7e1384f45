import { invalidate, type CallKey } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const CALLS: readonly CallKey[] = [
  ['get', '/service/release/status'],
  ['get', '/service/release/versions'],
  ['get', '/service/release/history'],
];

/** Invalidates the queries of the page after a change. */
export const refreshReleases = (cache: QueryClient): Promise<void> => invalidate(cache, CALLS);
