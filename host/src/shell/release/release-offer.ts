import type { RunningRelease } from '@navette/shared/federation';
import { messageKey } from '@navette/shared/i18n';
import { useLatestRelease } from '../../federation/latest-release.ts';
import { usePageRelease } from '../../federation/page-release.ts';

type Version = Pick<RunningRelease, 'channel'> & { readonly set: { readonly id: string } };

/**
 * What there is to say of a release that a refresh would bring, as a catalogue key; `undefined` when it would bring what runs already.
 * @param page what runs
 * @param latest what a refresh would bring, as far as it may be something else
 */
export function offerOf(page: Version | undefined, latest: Version | null): string | undefined {
  if (!page || !latest || (latest.set.id === page.set.id && latest.channel === page.channel)) return undefined;
  if (latest.channel === page.channel) return messageKey('release.ready');
  return latest.channel === 'staged' ? messageKey('release.ready.preview') : messageKey('release.ready.stable');
}

/** As {@link offerOf}, of this page. */
export const useReleaseOffer = (): string | undefined => offerOf(usePageRelease(), useLatestRelease());
