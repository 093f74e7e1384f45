import { useT, useLocale, messageKey } from '@navette/shared/i18n';
import { type ReactNode, useState } from 'react';
import { usePageRelease, type FormerRun, pageReleaseQuery, withReleased } from '../../federation/page-release.ts';
import { useReleaseOffer, useSomethingDirty } from './release-offer.ts';
import { Alert, Button, Text } from '@navette/shared/ui';
import { Undo2, RotateCw, RefreshCw } from 'lucide-react';
import { reload } from '../../app/reload.ts';
import { leaveSafeMode, clearOverrides } from '../../federation/tab-choices.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { releasedVersion, knownRoutes, routeAt } from '../../federation/release-set.ts';
import { failureText } from '../../page/failure-message.tsx';
import type { AppliedOverrides, OverrideRefusal } from '../../federation/overrides.ts';
import { dropFailures, loadRemoteModule } from '../../federation/remote-component.ts';
import { candidatesFor } from '../../federation/recovery.ts';
import { useLocation } from '@navette/shared/router';
import { useLatestRelease } from '../../federation/latest-release.ts';
import type { RunnableSet } from '@navette/shared/federation';
import { releasesItem, startPageItem } from '../menu/use-menu.ts';

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

/** Banner of a tab in safe mode, with a button to leave it. */
function SafeModeBanner(): ReactNode {
  const t = useT();
  const leave = (): void => {
    leaveSafeMode();
    reload();
  };
  return (
    <Alert
      status="warning"
      live={false}
      title={t('release.safe')}
      actions={
        <Button icon={<Undo2 aria-hidden />} onClick={leave}>
          {t('release.safe.leave')}
        </Button>
      }
    />
  );
}

/** Banner of a tab that runs this browser's last good release, since the server's can't be read. */
function LastGoodBanner(): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
  return (
    <Alert
      status="warning"
      live={false}
      title={t('release.lastGood')}
      actions={
        dirty ? undefined : (
          <Button icon={<RotateCw aria-hidden />} onClick={reload}>
            {t('release.refresh')}
          </Button>
        )
      }
    >
      {dirty && <Text>{t('release.preview.dirty')}</Text>}
    </Alert>
  );
}

/** Banner of a remote that fell back to its previous version: both versions, the reason, and a button that tries the released one. */
function FormerBanner({ former: { running, released, reason } }: { readonly former: FormerRun }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dirty = useSomethingDirty();
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, titles } = running.declaration;
  const named = { domain: titles[locale], running: releasedVersion(running) };
  const tryNow = async (): Promise<void> => {
    setTrying(true);
    const works = await tryReleased(queryClient, name);
    if (works) return;
    setTrying(false);
    setFailed(true);
  };
  const tryButton = (
    <Button icon={<RotateCw aria-hidden />} loading={trying} onClick={() => void tryNow()}>
      {t('release.former.try')}
    </Button>
  );
  return (
    <Alert
      status="warning"
      live={false}
      title={
        released
          ? t('release.former', { ...named, released: releasedVersion(released) })
          : t('release.former.unknown', named)
      }
      actions={dirty ? undefined : tryButton}
    >
      <Text>
        {t(failureText[reason])} {failed && t('release.former.failed')} {dirty && t('release.preview.dirty')}
      </Text>
    </Alert>
  );
}

const refusalText: Readonly<Record<OverrideRefusal, string>> = {
  unreadable: messageKey('release.override.unreadable'),
  forbidden: messageKey('release.override.forbidden'),
  unreachable: messageKey('release.override.unreachable'),
  otherRemote: messageKey('release.override.otherRemote'),
  contract: messageKey('release.override.contract'),
};

/** Banner of the overrides in this tab, applied and refused. */
function OverrideBanner({ active, ignored }: AppliedOverrides): ReactNode {
  const t = useT();
  const locale = useLocale();
  const remotes = usePageRelease()?.set.remotes;
  const leave = (): void => {
    clearOverrides();
    reload();
  };
  const back = (
    <Button icon={<Undo2 aria-hidden />} onClick={leave}>
      {t('release.override.leave')}
    </Button>
  );
  const forget = <Button onClick={leave}>{t('release.override.forget')}</Button>;
  return (
    <>
      {active.map(({ name, origin }) => (
        <Alert
          key={name}
          status="warning"
          live={false}
          title={t('release.override', { domain: remotes?.[name]?.declaration.titles[locale] ?? name, origin })}
          actions={back}
        />
      ))}
      {ignored.map(({ text, reason }) => (
        <Alert
          key={text}
          status="warning"
          live={false}
          title={t('release.override.ignored', { text, reason: t(refusalText[reason]) })}
          actions={forget}
        />
      ))}
    </>
  );
}

/**
 * Switches a remote from its previous version back to the released one, if that one loads now. Its open pages are remounted.
 * @returns false when it still does not load
 */
async function tryReleased(queryClient: QueryClient, name: string): Promise<boolean> {
  const release = queryClient.getQueryData(pageReleaseQuery.queryKey);
  const former = release?.former[name];
  if (!release || !former) return true;
  for await (const pinned of candidatesFor(release, former.running, true)) {
    const module =
      pinned.declaration.routes[0]?.module ??
      pinned.declaration.slots[0]?.module ??
      pinned.declaration.dialogs[0]?.module;
    if (pinned.container === former.running.container || module === undefined) continue;
    dropFailures(pinned);
    const loaded = await loadRemoteModule(pinned, module).then(
      () => true,
      () => false,
    );
    if (!loaded) continue;
    queryClient.setQueryData(
      pageReleaseQuery.queryKey,
      (now) =>
        now && {
          ...withReleased(now, pinned),
          generations: { ...now.generations, [name]: (now.generations[name] ?? 0) + 1 },
        },
    );
    return true;
  }
  return false;
}

/**
 * Offers a page reload, once no form is dirty.
 * @param ready reason, as a sentence
 */
export function RefreshOffer({ ready }: { readonly ready: string }): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
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
