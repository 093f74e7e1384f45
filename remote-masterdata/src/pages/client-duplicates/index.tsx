import { messageKey, useT } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import { Box, Page } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { DifferentTab } from './different-tab.tsx';
import { MergedTab } from './merged-tab.tsx';
import { ProposalsTab } from './proposals-tab.tsx';

const TABS = ['proposed', 'different', 'merged'] as const;
type Tab = (typeof TABS)[number];

const labels: Readonly<Record<Tab, string>> = {
  proposed: messageKey('duplicates.tab.proposed'),
  different: messageKey('duplicates.tab.different'),
  merged: messageKey('duplicates.tab.merged'),
};
const contents: Readonly<Record<Tab, ReactNode>> = {
  proposed: <ProposalsTab />,
  different: <DifferentTab />,
  merged: <MergedTab />,
};

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto' } as const;
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { gap: '3' } } as const;

/** Duplicates among the clients: proposals, pairs that are none, merges to undo (specification/clients.md#doubles). */
export default function ClientDuplicatesPage(): ReactNode {
  const t = useT();
  const [tab, setTab] = useTabState(TABS);
  return (
    <Page title={t('duplicates.title')}>
      <Box css={tab === 'proposed' ? column : fills}>
        <Tabs
          label={t('duplicates.title')}
          value={tab}
          onChange={setTab}
          items={TABS.map((value) => ({ value, label: t(labels[value]), content: contents[value] }))}
        />
      </Box>
    </Page>
  );
}
