import { useT } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import { Box, Page } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect } from 'react';
import { ReleaseDialogs, type IntendedChange } from './changes/release-dialogs.tsx';
import { HistoryTab } from './history-tab.tsx';
import { refreshReleases, useReleaseStatus } from './release-calls.ts';
import { RunningTab } from './running-tab.tsx';
import { useChoice } from './version-list.tsx';
import { VersionsTab } from './versions-tab.tsx';
import { onResync, onServerEvent } from '@navette/shared/realtime';

const TABS = ['running', 'versions', 'history'] as const;

/** Running, published and former versions. Part of the host, so that it works while remotes are down. */
export function ReleasesPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const query = useReleaseStatus();
  const [tab, setTab] = useTabState(TABS);
  const [change, setChange] = useState<IntendedChange>();
  const choice = useChoice();
  useLiveReleases();
  const status = query.data;
  const items = [
    { value: 'running', label: t('releases.tab.running'), content: <RunningTab query={query} onOpen={setChange} /> },
    {
      value: 'versions',
      label: t('releases.tab.versions'),
      content: <VersionsTab {...{ status, choice }} onOpen={setChange} />,
    },
    { value: 'history', label: t('releases.tab.history'), content: <HistoryTab status={status} onOpen={setChange} /> },
  ] as const;
  return (
    <Page title={t('releases.title')} onRefresh={() => void refreshReleases(cache)} refreshing={query.isFetching}>
      <Box css={tab === 'running' ? grows : fills}>
        <Tabs label={t('releases.title')} value={tab} onChange={setTab} items={items} />
      </Box>
      {status && change && (
        <ReleaseDialogs status={status} change={change} onMade={choice.clear} onClose={() => setChange(undefined)} />
      )}
    </Page>
  );
}

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto' } as const;
/** A tab that scrolls as a whole. */
const grows = { ...column, paddingBottom: '2' } as const;
/** A tab whose list fills the page and scrolls. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full } as const;

/** Invalidates the page's queries when the socket announces a release. */
function useLiveReleases(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshReleases(cache);
    const stopReleases = onServerEvent('release', refresh);
    const stopResync = onResync(refresh);
    return () => {
      stopReleases();
      stopResync();
    };
  }, [cache]);
}
