import type { components } from '@navette/openapi/types';
import { $api, invalidate, type CallKey } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** Running set, trials, and health of each remote. */
export type ReleaseStatus = components['schemas']['ReleaseStatus'];

/** A trial of one remote, or of several that need each other. */
export type ReleaseTrial = components['schemas']['ReleaseTrial'];

/** Refetch interval of the failure counts, ms. */
const EVERY = 30_000;

/** Status of releases, refetched every half minute. */
export const useReleaseStatus = () => $api.useQuery('get', '/service/release/status', {}, { refetchInterval: EVERY });

/** A change of the running or the staged set. */
export type ReleaseChange = components['schemas']['ReleaseChange'];

/** Page size: several months. */
const LIMIT = 500;

/** The last changes, newest first. */
export const useReleaseHistory = () =>
  $api.useQuery('get', '/service/release/history', { params: { query: { limit: LIMIT } } });

export type PublishedVersion = components['schemas']['PublishedVersion'];

export const useReleaseVersions = () => $api.useQuery('get', '/service/release/versions');

/** Changes that a version of a remote brings. */
export type VersionNotes = components['schemas']['VersionNotes'];

interface NotesWish {
  readonly name: string;
  /** The version before; null for everything that is known. */
  readonly from: string | null;
  readonly to: string;
}

/** Notes of the versions of a remote from one to another; when `from` is the later one, of those that going back takes away. Published notes never change. */
export const useReleaseNotes = ({ name, from, to }: NotesWish, { enabled = true } = {}) =>
  $api.useQuery(
    'get',
    '/service/release/notes',
    { params: { query: { name, to, ...(from !== null && { from }) } } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, enabled },
  );

export type RemoteChoice = components['schemas']['RemoteChoice'];

export type VerificationReport = components['schemas']['VerificationReport'];

/** Verifies versions, if any, against this host and this API. Not cached: the deployment may change in between. */
export const useVerification = (remotes: readonly RemoteChoice[] | undefined) =>
  $api.useQuery(
    'post',
    '/service/release/verify',
    { body: { remotes: [...(remotes ?? [])] } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, gcTime: 0, enabled: remotes !== undefined },
  );

const CALLS: readonly CallKey[] = [
  ['get', '/service/release/status'],
  ['get', '/service/release/versions'],
  ['get', '/service/release/history'],
];

/** Invalidates the queries of the page after a change. */
export const refreshReleases = (cache: QueryClient): Promise<void> => invalidate(cache, CALLS);
