import { backgroundProblemAtom, useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { usePresence } from '@navette/shared/realtime';
import { renewSession, useSession, useSessionStatus, useUser } from '@navette/shared/session';
import { Alert, Box, Button, describeFault, lazyPart, PartUnavailable } from '@navette/shared/ui';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { usePageRelease } from '../federation/page-release.ts';
import { reloadRequestAtom } from './shell-state.ts';
import { useReleaseOffer } from './release/release-offer.ts';

const ReleaseBanners = lazyPart(
  async () => (await import('./release/release-banners.tsx')).default,
  undefined,
  PartUnavailable,
);

/** Banners of the suite, below the top bar: offline, failing refresh, session about to end, app set to inactive, requested reload, other release. */
export function Banners(): ReactNode {
  const t = useT();
  const online = useOnline();
  const problem = useAtomValue(backgroundProblemAtom);
  const expiring = useSessionStatus() === 'expiring';
  const release = useSomethingOfRelease();
  const asked = useAtomValue(reloadRequestAtom) !== null;
  const inactive = useIsInactive();
  return (
    <Box flexShrink="0" css={{ '& > *': { borderRadius: '0' } }}>
      {!online && <Alert status="warning" title={t('banner.offline')} />}
      {online && problem && (
        <Alert status="warning" title={t('banner.background', { problem: t(describeFault(problem).messageKey) })} />
      )}
      {expiring && <Expiring />}
      {inactive && <Alert status="info" title={t('banner.inactive')} />}
      <Box role="status" css={{ '& > *': { borderRadius: '0', alignItems: 'center' } }}>
        {(release || asked) && <ReleaseBanners />}
      </Box>
    </Box>
  );
}

/** Whether the apps of this user are set to inactive (specification/live.md#commands): shown as long as they are, also after a reload. */
function useIsInactive(): boolean {
  const own = useUser()?.id;
  return usePresence().some(({ user: { id, active } }) => id === own && !active);
}

/** Whether a release banner is due; those are a lazy chunk. */
function useSomethingOfRelease(): boolean {
  const release = usePageRelease();
  const offered = useReleaseOffer() !== undefined;
  if (!release) return false;
  const { former, overridden, isSafe, isLastGood } = release;
  const isOverridden = overridden.active.length > 0 || overridden.ignored.length > 0;
  return offered || isSafe || isLastGood || isOverridden || Object.keys(former).length > 0;
}

function Expiring(): ReactNode {
  const t = useT();
  const session = useSession();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string>();
  const stay = (): void => {
    setPending(true);
    renewSession()
      .then(() => setFailed(undefined))
      .catch((error: unknown) => setFailed(describeFault(error).messageKey))
      .finally(() => setPending(false));
  };
  const end = session ? new Date(session.expiresAt) : undefined;
  return (
    <Alert
      status="warning"
      title={t('session.expiring', { time: end ? clock(end) : '' })}
      actions={
        <Button variant="solid" loading={pending} onClick={stay}>
          {t('session.stay')}
        </Button>
      }
    >
      {failed === undefined ? undefined : t(failed)}
    </Alert>
  );
}

const clock = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
