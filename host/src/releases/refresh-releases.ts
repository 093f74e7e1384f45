import { invalidate, type CallKey } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const CALLS: readonly CallKey[] = [
  ['get', '/service/release/status'],
  ['get', '/service/release/versions'],
  ['get', '/service/release/history'],
];

/** Asks again for what the page shows, after a change of what runs. */
export const refreshReleases = (cache: QueryClient): Promise<void> => invalidate(cache, CALLS);
