import { useT } from '@navette/shared/i18n';
import { Box, Link, Page, Stack } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import {
  refreshSettings,
  useAccessPolicy,
  useCompanyProfile,
  useMessageSettings,
  useRolePages,
  usePlatformWords,
} from './settings-requests.ts';
import { TariffsTab } from './tariffs/tariffs-tab.tsx';
import { TableTab } from './table-tab.tsx';
import { FormTab } from './form-tab.tsx';
import { GroupLog } from './group-log.tsx';
import { AccessForm } from './access-form.tsx';
import { CarriersTab } from './carriers-tab.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { MessagesForm } from './messages-form.tsx';
import { RolesForm } from './roles-form.tsx';
import { useCan } from '@navette/shared/session';
import { PlatformForm } from './platform-form.tsx';
import { useTabState } from '@navette/shared/router';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { columnsOf } from '../../records/columns.tsx';

/** Settings page: company profile, table of names and values, and change history (specification/registers.md#settings). */
export default function SettingsPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [tab, setTab] = useTab();
  const mayDecide = useCan('security');
  const isFetching = useIsFetching({ queryKey: ['get'] }) > 0;
  const items = [
    { value: 'company', label: t('settings.tab.company'), content: <CompanyTab /> },
    { value: 'tariffs', label: t('settings.tab.tariffs'), content: <TariffsTab /> },
    { value: 'access', label: t('settings.tab.access'), content: <AccessTab /> },
    { value: 'roles', label: t('settings.tab.roles'), content: <RolesTab /> },
    { value: 'messages', label: t('settings.tab.messages'), content: <MessagesTab /> },
    { value: 'carriers', label: t('settings.tab.carriers'), content: <CarriersTab /> },
    { value: 'platform', label: t('settings.tab.platform'), content: <PlatformTab /> },
    { value: 'table', label: t('settings.tab.table'), content: <TableTab onCompany={() => void setTab('company')} /> },
    { value: 'history', label: t('settings.tab.history'), content: <HistoryTab /> },
  ] as const;
  const shown = items
    .filter(({ value }) => mayDecide || !SECURITY_TABS.has(value))
    .map(({ content, ...item }) => {
      const group = LOGGED.get(item.value);
      return {
        ...item,
        content: (
          <>
            {group !== undefined && <GroupLog group={group} name={item.label} />}
            {content}
          </>
        ),
      };
    });
  return (
    <Page
      title={t('settings.heading')}
      aside={<Link to="/?setup=1">{t('settings.firstSteps')}</Link>}
      onRefresh={() => void refreshSettings(cache)}
      refreshing={isFetching}
    >
      <Box css={tab === 'tariffs' || tab === 'table' || tab === 'history' || tab === 'carriers' ? fills : grows}>
        <Tabs label={t('settings.heading')} value={tab} onChange={(next) => void setTab(next)} items={shown} />
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

const CompanyTab = () => (
  <Stack gap="4">
    <CompanyLogo />
    <FormTab prefix="settings.company." query={useCompanyProfile()}>
      {(profile, form) => <CompanyForm profile={profile} {...form} />}
    </FormTab>
  </Stack>
);

const AccessTab = () => (
  <FormTab prefix="settings.access." query={useAccessPolicy()}>
    {(policy, form) => <AccessForm policy={policy} {...form} />}
  </FormTab>
);

const RolesTab = () => (
  <FormTab prefix="settings.roles." query={useRolePages()}>
    {(roles, form) => <RolesForm roles={roles} {...form} />}
  </FormTab>
);

const MessagesTab = () => (
  <FormTab prefix="settings.messages." query={useMessageSettings()}>
    {(settings, form) => <MessagesForm settings={settings} {...form} />}
  </FormTab>
);

/** Mapping of the external platform's values (specification/booqit.md#words). */
const PlatformTab = () => (
  <FormTab prefix="settings.platform." query={usePlatformWords()}>
    {(words, form) => <PlatformForm words={words} {...form} />}
  </FormTab>
);

const TABS = ['company', 'tariffs', 'access', 'roles', 'messages', 'carriers', 'platform', 'table', 'history'] as const;

type Tab = (typeof TABS)[number];

/** Tabs of the page `security`. */
const SECURITY_TABS: ReadonlySet<Tab> = new Set<Tab>(['access', 'roles']);

/** Calls that save the settings of a tab, below `/service`: their changes are read from the log. */
const LOGGED: ReadonlyMap<Tab, string> = new Map<Tab, string>([
  ['company', 'settings/company'],
  ['access', 'settings/access'],
  ['roles', 'rolepages'],
  ['messages', 'settings/messages'],
  ['platform', 'booqit/tables'],
  ['table', 'settings/save'],
]);

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

interface NumberedChange extends SettingChange {
  readonly key: number;
}

const columnOf = columnsOf<NumberedChange>();

const columns: readonly TableColumn<NumberedChange>[] = [
  columnOf('settings.history.', 'at', { kind: 'instant', fixed: true, descendingFirst: true }),
  columnOf('settings.history.', 'by'),
  columnOf('settings.', 'variable', { fixed: true }),
  columnOf('settings.history.', 'before'),
  columnOf('settings.history.', 'after'),
];
const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ key }: NumberedChange) => key;

/** History of settings: user, time and previous value of each change. */
function HistoryTab(): ReactNode {
  const t = useT();
  const query = useSettingHistory();
  // Changes have no id; counting from the oldest keeps the keys stable when another is added.
  const rows = useMemo(
    () => query.data?.map((change, index, all) => ({ ...change, key: all.length - index })),
    [query.data],
  );
  return (
    <DataTable
      tableId="setting-history"
      label={t('settings.history.list')}
      columns={columns}
      rows={rows}
      load={query}
      rowKey={keyOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="settings-history"
      emptyText={t('settings.history.empty')}
    />
  );
}

type SettingChange = components['schemas']['SettingChange'];

/** Changes of settings and profile, latest first. */
const useSettingHistory = () => $api.useQuery('get', '/service/settings/history');
