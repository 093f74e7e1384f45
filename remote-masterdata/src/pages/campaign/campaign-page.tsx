import { messageKey, useT } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import { Box, Page } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampaignsTab } from './campaigns/campaigns-tab.tsx';
import { ListsTab } from './lists/lists-tab.tsx';
import { refreshCampaign } from './refresh-campaign.ts';
import { ReportsTab } from './reports/reports-tab.tsx';
import { TemplatesTab } from './templates/templates-tab.tsx';

/** The tabs of the page (S2). */
const TABS = ['reports', 'lists', 'campaigns', 'templates'] as const;
type Tab = (typeof TABS)[number];

const labels: Readonly<Record<Tab, string>> = {
  reports: messageKey('campaign.tab.reports'),
  lists: messageKey('campaign.tab.lists'),
  campaigns: messageKey('campaign.tab.campaigns'),
  templates: messageKey('campaign.tab.templates'),
};

const contents: Readonly<Record<Tab, ReactNode>> = {
  reports: <ReportsTab />,
  lists: <ListsTab />,
  campaigns: <CampaignsTab />,
  templates: <TemplatesTab />,
};

const isList: Readonly<Record<Tab, boolean>> = { reports: false, lists: true, campaigns: true, templates: false };

/** The mailing list and what is sent to it: four tabs (S2). */
export function CampaignPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [tab, setTab] = useTabState(TABS);
  const asked =
    useIsFetching({ queryKey: ['get', '/service/campaign/members'] }) +
    useIsFetching({ queryKey: ['get', '/service/campaign/data/{kind}'] });
  return (
    <Page title={t('campaign.title')} onRefresh={() => void refreshCampaign(cache)} refreshing={asked > 0}>
      <Box css={isList[tab] ? fills : grows}>
        <Tabs
          label={t('campaign.title')}
          value={tab}
          onChange={setTab}
          items={TABS.map((value) => ({ value, label: t(labels[value]), content: contents[value] }))}
        />
      </Box>
    </Page>
  );
}

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto' } as const;
/** Tab of any length: the page scrolls as a whole. */
const grows = { ...column, paddingBottom: '2' } as const;
/** Tab with a table, which fills the page and scrolls by itself. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { gap: '3' } } as const;
