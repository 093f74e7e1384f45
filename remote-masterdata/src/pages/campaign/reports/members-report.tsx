import { useT } from '@navette/shared/i18n';
import { Panel, Skeleton } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { MEMBER_STATES, stateStyles } from '../lists/states.ts';
import { MailingFailure } from '../mailing-failure.tsx';
import { useMembers } from '../requests/use-members.ts';
import { ReportPanel } from './report-panel.tsx';

/** Number of members, by state. */
export function MembersReport(): ReactNode {
  const t = useT();
  const query = useMembers();
  if (query.error)
    return (
      <Panel>
        <MailingFailure load={query} />
      </Panel>
    );
  if (!query.data) return <Skeleton height="48" role="status" aria-label={t('shared.loading')} />;
  const members = query.data;
  const figures = MEMBER_STATES.map((state) => ({
    style: stateStyles[state],
    count: members.filter(({ status }) => status === state).length,
    search: `?tab=lists&state=${state}`,
  }));
  return (
    <ReportPanel
      title={t('campaign.report.members')}
      total={t('campaign.report.members.total', { count: members.length })}
      figures={figures}
    />
  );
}
