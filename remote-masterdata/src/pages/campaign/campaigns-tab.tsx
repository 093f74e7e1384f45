import { useT, messageKey } from '@navette/shared/i18n';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { Select } from '@navette/shared/ui-overlay';
import { DataTable, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { useCampaignData, type CampaignItem } from './campaign-requests.ts';
import type { StatusStyle } from '@navette/shared/ui';
import { Clock, Send } from 'lucide-react';
import { columnsOf } from '../../records/columns.tsx';

const SORT = { column: 'send_time', descending: true } as const;
const PAGE_SIZES = [10, 20, 30, 40, 'all'] as const;
const SEARCH = { state: choiceParam(['all', 'sent', 'waiting'], 'all'), page: numberParam(1, { min: 1 }) };
const keyOf = ({ id }: CampaignItem) => id;
const nameOf = ({ title }: CampaignItem) => title;

/** Campaigns of the mailing service, sent and waiting (specification/registers.md#campaign). */
export function CampaignsTab(): ReactNode {
  const t = useT();
  const query = useCampaignData('campaigns');
  const [{ state }, setSearch] = useSearchState(SEARCH);
  const rows = useMemo(
    () => query.data?.filter(({ sent }) => state === 'all' || (sent ?? false) === (state === 'sent')),
    [query.data, state],
  );
  const choices = [
    { value: 'all', label: t('campaign.list.allStates') },
    { value: 'sent', label: t(campaignStyles.sent.label) },
    { value: 'waiting', label: t(campaignStyles.waiting.label) },
  ] as const;
  return (
    <DataTable
      tableId="campaigns"
      label={t('campaign.tab.campaigns')}
      columns={campaignColumns}
      rows={rows}
      load={query}
      rowKey={keyOf}
      rowName={nameOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      defaultSize={30}
      filters={
        <Select
          aria-label={t('campaign.campaign.state')}
          options={choices}
          value={state}
          onChange={(next) => setSearch({ state: next, page: 1 })}
        />
      }
      filtered={state !== 'all'}
      onClearFilters={() => setSearch({ state: 'all', page: 1 })}
      emptyText={t('campaign.campaigns.empty')}
    />
  );
}

const column = columnsOf<CampaignItem>();

const campaignColumns: readonly TableColumn<CampaignItem>[] = [
  column('campaign.campaign.', 'title', { grow: 2, fixed: true }),
  column('campaign.campaign.', 'list_name', { header: messageKey('campaign.campaign.list') }),
  statusColumn<CampaignItem>({
    id: 'sent',
    header: messageKey('campaign.campaign.state'),
    status: (campaign) => campaignStyles[campaign.sent ? 'sent' : 'waiting'],
    fixed: true,
  }),
  column('campaign.campaign.', 'send_time', {
    header: messageKey('campaign.campaign.time'),
    kind: 'instant',
    descendingFirst: true,
  }),
];

/** Status styles of campaigns: sent, or waiting (specification/registers.md#campaign). */
export const campaignStyles = {
  sent: { tone: 'success', icon: Send, label: messageKey('campaign.sent') },
  waiting: { tone: 'info', icon: Clock, label: messageKey('campaign.waiting') },
} as const satisfies Readonly<Record<string, StatusStyle>>;
