import type { RunningRelease } from '@navette/shared/federation';
import { messageKey } from '@navette/shared/i18n';
import { useLatestRelease } from '../../federation/latest-release.ts';
import { usePageRelease } from '../../federation/page-release.ts';

type Version = Pick<RunningRelease, 'channel'> & { readonly set: { readonly id: string } };

/**
 * Message key of the reload offer; `undefined` when a reload would load the same release, also where a trial was activated for everybody.
 * @param page release of this page
 * @param latest release after a reload, if known
 */
export function offerOf(page: Version | undefined, latest: Version | null): string | undefined {
  if (!page || !latest || latest.set.id === page.set.id) return undefined;
  if (latest.channel === page.channel) return messageKey('release.ready');
  return latest.channel === 'staged' ? messageKey('release.ready.preview') : messageKey('release.ready.stable');
}

/** {@link offerOf} for this page. */
export const useReleaseOffer = (): string | undefined => offerOf(usePageRelease(), useLatestRelease());
