import { useT, useLocale, messageKey } from '@navette/shared/i18n';
import { type ReactNode, useState } from 'react';
import { usePageRelease, type FormerRun, type PageRelease } from '../../federation/page-release.ts';
import { useReleaseOffer } from './release-offer.ts';
import { reloadRequestAtom } from '../shell-state.ts';
import { dirtyFormsAtom } from '@navette/shared/ui-form';
import { useAtomValue } from 'jotai';
import { Alert, Button, Text } from '@navette/shared/ui';
import { Undo2, RotateCw, RefreshCw } from 'lucide-react';
import { reload } from '../../app/reload.ts';
import { leaveSafeMode, clearOverrides } from '../../federation/tab-choices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { releasedVersion, knownRoutes, routeAt } from '../../federation/release-set.ts';
import { failureText } from '../../page/failure-message.tsx';
import type { OverrideRefusal } from '../../federation/overrides.ts';
import { tryReleased } from '../../federation/recovery.ts';
import { useLocation } from '@navette/shared/router';
import { useLatestRelease } from '../../federation/latest-release.ts';
import type { RunnableSet } from '@navette/shared/federation';
import { releasesItem, startPageItem } from '../menu/use-menu.ts';

/** Banners about the release of this page, and a reload that a colleague asked for. */
export default function ReleaseBanners(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  const offer = useReleaseOffer();
  const asked = useAtomValue(reloadRequestAtom);
  return (
    <>
      {asked && (
        <RefreshOffer
          ready={
            asked.version === null
              ? t('command.reload', { by: asked.by })
              : t('command.updated', { version: asked.version })
          }
        />
      )}
      {offer !== undefined && <RefreshOffer ready={t(offer)} />}
      {release?.isSafe && (
        <Banner
          title={t('release.safe')}
          button={t('release.safe.leave')}
          icon={<Undo2 aria-hidden />}
          run={leaveSafe}
        />
      )}
      {release?.isLastGood && (
        <Banner
          waits
          title={t('release.lastGood')}
          button={t('release.refresh')}
          icon={<RotateCw aria-hidden />}
          run={reload}
        />
      )}
      {release && <OverrideBanners release={release} />}
      {Object.entries(release?.former ?? {}).map(([name, former]) => (
        <FormerBanner key={name} former={former} />
      ))}
    </>
  );
}

const leaveSafe = (): void => {
  leaveSafeMode();
  reload();
};

const leaveOverrides = (): void => {
  clearOverrides();
  reload();
};

/** Whether any form of the page is dirty: then neither the page nor a part of it may be remounted. */
const useIsDirty = (): boolean => useAtomValue(dirtyFormsAtom).size > 0;

interface BannerProps {
  readonly title: string;
  readonly details?: string;
  readonly button: string;
  readonly icon?: ReactNode;
  readonly loading?: boolean;
  /** Whether the button waits until no form is dirty. */
  readonly waits?: boolean;
  readonly run: () => void;
}

/** A warning about the release, with one button. */
function Banner({ title, details, button, icon, loading = false, waits = false, run }: BannerProps): ReactNode {
  const t = useT();
  const isHeld = useIsDirty() && waits;
  const action = (
    <Button icon={icon} loading={loading} onClick={run}>
      {button}
    </Button>
  );
  return (
    <Alert status="warning" live={false} title={title} actions={isHeld ? undefined : action}>
      {details === undefined && !isHeld ? undefined : (
        <Text>
          {details} {isHeld && t('release.preview.dirty')}
        </Text>
      )}
    </Alert>
  );
}

/** Banner of a remote that fell back to its previous version: both versions, the reason, and a button that tries the released one. */
function FormerBanner({ former: { running, released, reason } }: { readonly former: FormerRun }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'trying' | 'failed'>();
  const named = { domain: running.declaration.titles[locale], running: releasedVersion(running) };
  const tryNow = async (): Promise<void> => {
    setState('trying');
    if (!(await tryReleased(queryClient, running))) setState('failed');
  };
  return (
    <Banner
      waits
      title={
        released
          ? t('release.former', { ...named, released: releasedVersion(released) })
          : t('release.former.unknown', named)
      }
      details={`${t(failureText[reason])} ${state === 'failed' ? t('release.former.failed') : ''}`}
      button={t('release.former.try')}
      icon={<RotateCw aria-hidden />}
      loading={state === 'trying'}
      run={() => void tryNow()}
    />
  );
}

const refusalText: Readonly<Record<OverrideRefusal, string>> = {
  unreadable: messageKey('release.override.unreadable'),
  forbidden: messageKey('release.override.forbidden'),
  unreachable: messageKey('release.override.unreachable'),
  otherRemote: messageKey('release.override.otherRemote'),
  contract: messageKey('release.override.contract'),
};

/** Banners of the overrides in this tab, applied and refused. */
function OverrideBanners({ release: { set, overridden } }: { readonly release: PageRelease }): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {overridden.active.map(({ name, origin }) => (
        <Banner
          key={name}
          title={t('release.override', { domain: set.remotes[name]?.declaration.titles[locale] ?? name, origin })}
          button={t('release.override.leave')}
          icon={<Undo2 aria-hidden />}
          run={leaveOverrides}
        />
      ))}
      {overridden.ignored.map(({ text, reason }) => (
        <Banner
          key={text}
          title={t('release.override.ignored', { text, reason: t(refusalText[reason]) })}
          button={t('release.override.forget')}
          run={leaveOverrides}
        />
      ))}
    </>
  );
}

/**
 * Offers a page reload, once no form is dirty.
 * @param ready reason, as a sentence
 */
function RefreshOffer({ ready }: { readonly ready: string }): ReactNode {
  const t = useT();
  const dirty = useIsDirty();
  const { pathname } = useLocation();
  const latest = useLatestRelease();
  const stays = latest === null || hasPageAt(latest.set, pathname);
  if (dirty) return <Alert title={t('release.later', { ready })} />;
  const refresh = (
    <Button variant="solid" icon={<RefreshCw aria-hidden />} onClick={reload}>
      {t('release.refresh')}
    </Button>
  );
  const then = stays ? t('release.ready.keeps') : t('release.ready.gone');
  return <Alert title={`${ready} ${then}`} actions={refresh} />;
}

const ofHost: readonly string[] = [startPageItem.path, releasesItem.path];

/** Whether a release set has a page at this path. The start page and the releases page belong to the host and always exist. */
const hasPageAt = (set: RunnableSet, pathname: string): boolean =>
  ofHost.includes(pathname) || routeAt(knownRoutes(set), pathname) !== undefined;
