import { useT } from '@navette/shared/i18n';
import { Box, Page } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryTab } from './history-tab.tsx';
import { refreshSettings } from './requests/use-settings.ts';
import { TableTab } from './table/table-tab.tsx';
import { FormTab } from './form-tab.tsx';
import { useAccessPolicy } from './requests/use-access-policy.ts';
import { AccessForm } from './access-form.tsx';
import { useCompanyProfile } from './requests/use-company-profile.ts';
import { CompanyForm } from './company/company-form.tsx';
import { usePlatformWords } from './requests/platform-tables.ts';
import { PlatformForm } from './platform/platform-form.tsx';
import { useTabState } from '@navette/shared/router';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';

/** Settings page: company profile, table of names and values, and change history (specification/registers.md#settings). */
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
/** Style of a tab with a form, which scrolls with the page. */
const grows = column;
/** Style of a tab with a table, which fills the page and scrolls by itself. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { ...full, gap: '3' } } as const;

/** Sign-in policy. */
function AccessTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.access.form.name'),
    saved: t('settings.access.saved'),
    failed: t('settings.access.failed'),
  };
  return (
    <FormTab query={useAccessPolicy()} texts={texts}>
      {(policy, form) => <AccessForm policy={policy} {...form} />}
    </FormTab>
  );
}

/** Company profile. */
function CompanyTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.company.form.name'),
    saved: t('settings.company.saved'),
    failed: t('settings.company.failed'),
  };
  return (
    <FormTab query={useCompanyProfile()} texts={texts}>
      {(profile, form) => <CompanyForm profile={profile} {...form} />}
    </FormTab>
  );
}

/** Mapping of the external platform's values (specification/booqit.md#words). */
function PlatformTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.platform.form.name'),
    saved: t('settings.platform.saved'),
    failed: t('settings.platform.failed'),
  };
  return (
    <FormTab query={usePlatformWords()} texts={texts}>
      {(words, form) => <PlatformForm words={words} {...form} />}
    </FormTab>
  );
}

const TABS = ['company', 'access', 'platform', 'table', 'history'] as const;

/** Tab of the page. */
type Tab = (typeof TABS)[number];

/** Open tab, from the URL. Switching asks about unsaved changes. */
function useTab(): readonly [Tab, (tab: Tab) => Promise<void>] {
  const [tab, open] = useTabState(TABS);
  const store = useStore();
  const ask = useAskToLeave();
  const go = async (next: Tab) => {
    const dirty = [...store.get(dirtyFormsAtom).values()];
    if (dirty.length === 0 || (await ask(dirty))) open(next);
  };
  return [tab, go];
}
