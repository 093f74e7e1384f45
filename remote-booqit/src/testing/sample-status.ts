import type { components } from '@navette/openapi/types';

type PlatformStatus = components['schemas']['BooqitStatus'];

/** A platform that answers, for tests. */
export const sampleStatus = (changes: Partial<PlatformStatus> = {}): PlatformStatus => ({
  configured: true,
  webUrl: null,
  practice: false,
  unreachableSince: null,
  polledAt: null,
  rejected: [],
  ...changes,
});
