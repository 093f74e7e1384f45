import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { usePageRelease } from '../../federation/page-release.ts';
import { FormerBanner } from './former-banner.tsx';
import { LastGoodBanner } from './last-good-banner.tsx';
import { OverrideBanner } from './override-banner.tsx';
import { RefreshOffer } from './refresh-offer.tsx';
import { useReleaseOffer } from './release-offer.ts';
import { SafeModeBanner } from './safe-mode-banner.tsx';

/** Banners about the release of this page. */
export default function ReleaseBanners(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  const offer = useReleaseOffer();
  return (
    <>
      {offer !== undefined && <RefreshOffer ready={t(offer)} />}
      {release?.isSafe && <SafeModeBanner />}
      {release?.isLastGood && <LastGoodBanner />}
      {release && <OverrideBanner {...release.overridden} />}
      {Object.entries(release?.former ?? {}).map(([name, former]) => (
        <FormerBanner key={name} former={former} />
      ))}
    </>
  );
}
