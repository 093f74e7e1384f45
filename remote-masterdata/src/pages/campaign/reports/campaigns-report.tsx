import { useT } from '@navette/shared/i18n';
import { Panel, Skeleton } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { campaignStyles } from '../campaigns/campaign-styles.ts';
import { MailingFailure } from '../mailing-failure.tsx';
import { useCampaignData } from '../requests/use-campaign-data.ts';
import { ReportPanel } from './report-panel.tsx';

/** Number of campaigns, sent and waiting. */
export function CampaignsReport(): ReactNode {
  const t = useT();
  const query = useCampaignData('campaigns');
  if (query.error)
    return (
      <Panel>
        <MailingFailure load={query} />
      </Panel>
    );
  if (!query.data) return <Skeleton height="48" role="status" aria-label={t('shared.loading')} />;
  const sent = query.data.filter((campaign) => campaign.sent).length;
  const figures = [
    { style: campaignStyles.sent, count: sent, search: '?tab=campaigns&state=sent' },
    { style: campaignStyles.waiting, count: query.data.length - sent, search: '?tab=campaigns&state=waiting' },
  ];
  return (
    <ReportPanel
      title={t('campaign.report.campaigns')}
      total={t('campaign.report.campaigns.total', { count: query.data.length })}
      figures={figures}
    />
  );
}
