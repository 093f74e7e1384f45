import { messageKey } from '@navette/shared/i18n';
import { statusColumn } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import type { CampaignItem } from '../requests/use-campaign-data.ts';
import { campaignStyles } from './campaign-styles.ts';

/** The columns of the campaigns (S2). */
export const campaignColumns: readonly TableColumn<CampaignItem>[] = [
  {
    id: 'title',
    header: messageKey('campaign.campaign.title'),
    value: ({ title }) => title,
    grow: 2,
    fixed: true,
  },
  { id: 'list_name', header: messageKey('campaign.campaign.list'), value: ({ list_name }) => list_name },
  statusColumn<CampaignItem>({
    id: 'sent',
    header: messageKey('campaign.campaign.state'),
    status: (campaign) => campaignStyles[campaign.sent ? 'sent' : 'waiting'],
    fixed: true,
  }),
  {
    id: 'send_time',
    header: messageKey('campaign.campaign.time'),
    kind: 'instant',
    value: ({ send_time }) => send_time,
    descendingFirst: true,
  },
];
