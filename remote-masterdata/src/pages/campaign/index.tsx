import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import {
  Box,
  Page,
  Grid,
  NotSetUp,
  Panel,
  Skeleton,
  EmptyState,
  ErrorState,
  Heading,
  Link,
  StatusMark,
  type StatusStyle,
  ExternalLink,
  Flex,
} from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CampaignsTab, campaignStyles } from './campaigns-tab.tsx';
import { ListsTab } from './lists-tab.tsx';
import { refreshCampaign, useCampaignData, useMembers, type CampaignItem } from './campaign-requests.ts';
import { MEMBER_STATES, stateStyles } from './list-row.ts';
import { LayoutTemplate, ExternalLink as Outside } from 'lucide-react';
import type { TableLoad } from '@navette/shared/ui-table';

/** Tabs of the page (specification/registers.md#campaign). */
const TABS = ['reports', 'lists', 'campaigns', 'templates'] as const;
type Tab = (typeof TABS)[number];

const labels: Readonly<Record<Tab, string>> = {
  reports: messageKey('campaign.tab.reports'),
  lists: messageKey('campaign.tab.lists'),
  campaigns: messageKey('campaign.tab.campaigns'),
  templates: messageKey('campaign.tab.templates'),
};

const cards = { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: '4' } as const;

/** Templates of the mailing service, as pictures. */
function TemplatesTab(): ReactNode {
  const t = useT();
  const query = useCampaignData('templates');
  if (query.error) return <MailingFailure load={query} />;
  if (!query.data) {
    return (
      <Grid {...cards} role="status" aria-label={t('shared.loading')}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} height="56" />
        ))}
      </Grid>
    );
  }
  if (query.data.length === 0)
    return <EmptyState title={t('campaign.templates.empty')} icon={<LayoutTemplate aria-hidden />} />;
  return (
    <Grid as="ul" {...cards} aria-label={t('campaign.tab.templates')}>
      {query.data.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </Grid>
  );
}

const contents: Readonly<Record<Tab, ReactNode>> = {
  reports: <ReportsTab />,
  lists: <ListsTab />,
  campaigns: <CampaignsTab />,
  templates: <TemplatesTab />,
};

const isList: Readonly<Record<Tab, boolean>> = { reports: false, lists: true, campaigns: true, templates: false };

/** Page of the mailing list and its campaigns: four tabs. */
export default function CampaignPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [tab, setTab] = useTabState(TABS);
  const asked =
    useIsFetching({ queryKey: ['get', '/service/campaign/members'] }) +
    useIsFetching({ queryKey: ['get', '/service/campaign/data/{kind}'] });
  return (
    <Page title={t('campaign.title')} onRefresh={() => void refreshCampaign(cache)} refreshing={asked > 0}>
      <NotSetUp without={{ mailingList: t('campaign.without.mailingList') }} />
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

/** Style of a tab with unlimited height: the page scrolls as a whole. */
const grows = { ...column, paddingBottom: '2' } as const;

/** Style of a tab with a table that fills the page and scrolls by itself. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { gap: '3' } } as const;

/** Reports of members and campaigns, with the note that openings and clicks are not measured. */
function ReportsTab(): ReactNode {
  const t = useT();
  return (
    <>
      <Grid
        gridTemplateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))"
        gap="4"
        alignItems="start"
        maxWidth="56rem"
      >
        <MembersReport />
        <CampaignsReport />
      </Grid>
      <Box as="p" color="fg.muted" marginTop="4">
        {t('campaign.report.unknown')}
      </Box>
    </>
  );
}

/** Number of campaigns, sent and scheduled. */
function CampaignsReport(): ReactNode {
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

/** Number of members, by state. */
function MembersReport(): ReactNode {
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

/** Error of the mailing service, with Retry. */
function MailingFailure({ load }: { readonly load: TableLoad }): ReactNode {
  const t = useT();
  return (
    <ErrorState
      title={t('campaign.failed')}
      error={load.error}
      retrying={load.isFetching}
      onRetry={() => void load.refetch()}
    />
  );
}

/** Figure of a report, with a link to the list that it counts. */
interface Figure {
  readonly style: StatusStyle;
  readonly count: number;
  /** Query string of the page that lists exactly these records. */
  readonly search: string;
}

/** Titled group of figures, each linked to its list. */
function ReportPanel({
  title,
  total,
  figures,
}: {
  readonly title: string;
  readonly total: string;
  readonly figures: readonly Figure[];
}): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  return (
    <Panel aria-label={title}>
      <Heading as="h2" textStyle="md" marginBottom="1">
        {title}
      </Heading>
      <Box color="fg.muted" marginBottom="3">
        {total}
      </Box>
      <Grid as="dl" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" alignItems="center">
        {figures.map(({ style, count, search }) => (
          <Box key={style.label} display="contents">
            <dt>
              <StatusMark status={style} />
            </dt>
            <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
              <Link
                to={{ search }}
                aria-label={t('campaign.report.open', { state: t(style.label), count: formatNumber(count) })}
                display="inline-block"
                minWidth="6"
                minHeight="6"
              >
                {formatNumber(count)}
              </Link>
            </Box>
          </Box>
        ))}
      </Grid>
    </Panel>
  );
}

/** Template with picture and name. A picture of another origin, blocked on the page, opens in a new window. */
function TemplateCard({ template }: { readonly template: CampaignItem }): ReactNode {
  const t = useT();
  const { title, thumbnail } = template;
  const elsewhere = thumbnail !== null && thumbnail.startsWith('https:') && !isOwnPicture(thumbnail);
  return (
    <Flex
      as="li"
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      listStyleType="none"
    >
      <TemplatePicture template={template} />
      <Flex direction="column" gap="1" padding="3">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Box>
        {elsewhere && (
          <ExternalLink
            href={thumbnail}
            target="_blank"
            rel="noreferrer"
            textStyle="xs"
            display="inline-flex"
            alignItems="center"
            gap="1"
            aria-label={t('campaign.template.open', { title })}
          >
            {t('campaign.template.see')}
            <Outside aria-hidden size={12} />
          </ExternalLink>
        )}
      </Flex>
    </Flex>
  );
}

/** Picture of a template; a placeholder when it is missing, broken or of another origin. */
function TemplatePicture({ template: { title, thumbnail } }: { readonly template: CampaignItem }): ReactNode {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  if (thumbnail && !isBroken && isOwnPicture(thumbnail)) {
    return (
      <img
        src={thumbnail}
        alt={t('campaign.template.alt', { title })}
        loading="lazy"
        style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', objectPosition: 'top' }}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <Flex
      role="img"
      aria-label={t('campaign.template.noPicture', { title })}
      align="center"
      justify="center"
      width="100%"
      aspectRatio="4 / 3"
      bg="bg.muted"
      color="fg.subtle"
    >
      <LayoutTemplate aria-hidden size={40} strokeWidth={1.25} />
    </Flex>
  );
}

/** Whether the content security policy allows a picture: only from the page's own origin, not from the mailing service. */
export function isOwnPicture(address: string, origin = window.location.origin): boolean {
  try {
    const { protocol, origin: its } = new URL(address, origin);
    return its === origin || protocol === 'data:';
  } catch {
    return false;
  }
}
