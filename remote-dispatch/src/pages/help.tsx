import { mayOpen, type Page as PageName } from '@navette/shared/domain';
import { useT, useFormats } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Grid, Page, Text, Box, Heading, Link, Panel, ErrorState, ExternalLink, Skeleton } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { $api } from '@navette/shared/api';

/** Short help for the daily work, limited to the pages that the reader may open (specification/office.md#help). */
export default function HelpPage(): ReactNode {
  const t = useT();
  const pages = useUser()?.pages;
  const topics = HELP_TOPICS.filter(({ at }) => at === undefined || mayOpen(pages, at.page));
  return (
    <Page title={t('help.title')}>
      <Text>{t('help.intro')}</Text>
      <Grid templateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))" gap="3" alignItems="start">
        {topics.map((topic) => (
          <HelpCard key={topic.id} topic={topic} />
        ))}
        <WhoToCall />
      </Grid>
    </Page>
  );
}

function HelpCard({ topic: { id, titleKey, stepKeys, at } }: { readonly topic: HelpTopic }): ReactNode {
  const t = useT();
  const headingId = `help-${id}`;
  return (
    <Panel aria-labelledby={headingId}>
      <Heading size="sm" id={headingId}>
        {t(titleKey)}
      </Heading>
      <Box as="ol" listStyleType="decimal" paddingInlineStart="5" marginBlock="2">
        {stepKeys.map((key) => (
          <Box as="li" key={key} paddingBlock="1">
            {t(key)}
          </Box>
        ))}
      </Box>
      {at && <Link to={at.path}>{t('help.goThere')}</Link>}
    </Panel>
  );
}

/** Contact for further help, from the profile of the organisation. */
function WhoToCall(): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/service/settings/company',
    {},
    { meta: { failure: 'inPlace' } },
  );
  return (
    <Panel aria-labelledby="help-contact">
      <Heading size="sm" id="help-contact">
        {t('help.contact.title')}
      </Heading>
      <Box marginTop="2" display="flex" flexDirection="column" gap="1" alignItems="start">
        {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Skeleton height="4rem" width="100%" />}
        {data && <Text>{data.companyName}</Text>}
        {data?.companyTel && (
          <ExternalLink href={`tel:${data.companyTel}`}>{formatPhone(data.companyTel)}</ExternalLink>
        )}
        {data?.companyEmail && <ExternalLink href={`mailto:${data.companyEmail}`}>{data.companyEmail}</ExternalLink>}
        {data && !data.companyTel && !data.companyEmail && <Text tone="muted">{t('help.contact.none')}</Text>}
      </Box>
    </Panel>
  );
}

/** Frequent task, explained step by step. */
interface HelpTopic {
  readonly id: string;
  readonly titleKey: string;
  readonly stepKeys: readonly string[];
  /** Page of the task; the topic is shown to users who may open it. Missing: shown to all. */
  readonly at?: { readonly path: string; readonly page: PageName };
}

/** Topics of the help, in the order of a working day. */
const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'book',
    titleKey: 'help.book.title',
    stepKeys: ['help.book.new', 'help.book.address', 'help.book.price', 'help.book.save'],
    at: { path: '/booking', page: 'booking' },
  },
  {
    id: 'repeat',
    titleKey: 'help.repeat.title',
    stepKeys: ['help.repeat.dates', 'help.repeat.return', 'help.repeat.ready', 'help.repeat.cancel'],
    at: { path: '/booking', page: 'booking' },
  },
  {
    id: 'plan',
    titleKey: 'help.plan.title',
    stepKeys: ['help.plan.drag', 'help.plan.exceptions', 'help.plan.suggest', 'help.plan.undo'],
    at: { path: '/timeline', page: 'timeline' },
  },
  {
    id: 'driver',
    titleKey: 'help.driver.title',
    stepKeys: ['help.driver.pending', 'help.driver.refused', 'help.driver.demand'],
    at: { path: '/myDrivers', page: 'myDrivers' },
  },
  {
    id: 'receipts',
    titleKey: 'help.receipts.title',
    stepKeys: ['help.receipts.photo', 'help.receipts.paper'],
    at: { path: '/tickets', page: 'tickets' },
  },
  {
    id: 'mail',
    titleKey: 'help.mail.title',
    stepKeys: ['help.mail.badge', 'help.mail.images'],
    at: { path: '/mail', page: 'mail' },
  },
  {
    id: 'lists',
    titleKey: 'help.lists.title',
    stepKeys: ['help.lists.search', 'help.lists.columns', 'help.lists.link', 'help.lists.many'],
  },
  { id: 'keys', titleKey: 'help.keys.title', stepKeys: ['help.keys.palette', 'help.keys.list', 'help.keys.off'] },
  {
    id: 'trouble',
    titleKey: 'help.trouble.title',
    stepKeys: ['help.trouble.black', 'help.trouble.part', 'help.trouble.session', 'help.trouble.estimate'],
  },
];
