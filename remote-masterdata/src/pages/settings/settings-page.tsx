import { useT } from '@navette/shared/i18n';
import { Box, Page } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessTab } from './access/access-tab.tsx';
import { CompanyTab } from './company/company-tab.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { PlatformTab } from './platform/platform-tab.tsx';
import { refreshSettings } from './requests/use-settings.ts';
import { TableTab } from './table/table-tab.tsx';
import { useTab } from './use-tab.ts';

/** The settings: the profile of the organisation, the table of names and values, and who changed what (S2 §2, DECISIONS 50). */
export function SettingsPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [tab, setTab] = useTab();
  const isFetching = useIsFetching({ queryKey: ['get'] }) > 0;
  const items = [
    { value: 'company', label: t('settings.tab.company'), content: <CompanyTab /> },
    { value: 'access', label: t('settings.tab.access'), content: <AccessTab /> },
    { value: 'platform', label: t('settings.tab.platform'), content: <PlatformTab /> },
    { value: 'table', label: t('settings.tab.table'), content: <TableTab onCompany={() => void setTab('company')} /> },
    { value: 'history', label: t('settings.tab.history'), content: <HistoryTab /> },
  ] as const;
  return (
    <Page title={t('settings.heading')} onRefresh={() => void refreshSettings(cache)} refreshing={isFetching}>
      <Box css={tab === 'table' || tab === 'history' ? fills : grows}>
        <Tabs label={t('settings.heading')} value={tab} onChange={(next) => void setTab(next)} items={items} />
      </Box>
    </Page>
  );
}

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto' } as const;
/** Tab with a form, which scrolls with the page. */
const grows = column;
/** Tab with a table, which fills the page and scrolls by itself. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { ...full, gap: '3' } } as const;
