import { fold, mayOpen, type Page as PageName } from '@navette/shared/domain';
import { useT, useFormats } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import {
  Grid,
  Input,
  Page,
  useSingleKey,
  Text,
  Box,
  Heading,
  Link,
  Panel,
  ErrorState,
  ExternalLink,
  Skeleton,
} from '@navette/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { $api } from '@navette/shared/api';

/** Short help for the daily work, limited to the pages that the reader may open (specification/office.md#help). */
export default function HelpPage(): ReactNode {
  const t = useT();
  const pages = useUser()?.pages;
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useSingleKey('/', () => field.current?.focus());
  const words = fold(q).split(/\s+/u).filter(Boolean);
  const isMeant = ({ titleKey, stepKeys }: HelpTopic): boolean => {
    const text = fold([titleKey, ...stepKeys].map((key) => t(key)).join(' '));
    return words.every((word) => text.includes(word));
  };
  const topics = HELP_TOPICS.filter(({ at }) => at === undefined || mayOpen(pages, at.page)).filter(isMeant);
  return (
    <Page title={t('help.title')}>
      <Text>{t('help.intro')}</Text>
      <Box maxWidth="22rem">
        <Input
          ref={field}
          type="search"
          value={q}
          placeholder={t('help.search')}
          aria-label={t('help.search')}
          aria-keyshortcuts="/"
          autoComplete="off"
          onChange={(event) => setQ(event.target.value)}
        />
      </Box>
      <Text role="status" tone="muted">
        {words.length > 0 &&
          (topics.length > 0 ? t('help.found', { count: topics.length }) : t('help.none', { text: q }))}
      </Text>
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
    id: 'client',
    titleKey: 'help.client.title',
    stepKeys: ['help.client.new', 'help.client.import', 'help.client.double', 'help.client.history'],
    at: { path: '/client', page: 'client' },
  },
  {
    id: 'live',
    titleKey: 'help.live.title',
    stepKeys: ['help.live.where', 'help.live.near', 'help.live.off'],
    at: { path: '/tracker', page: 'tracker' },
  },
  {
    id: 'booqit',
    titleKey: 'help.booqit.title',
    stepKeys: ['help.booqit.book', 'help.booqit.changed', 'help.booqit.practise'],
    at: { path: '/planningBooqit', page: 'planningBooqit' },
  },
  {
    id: 'monthEnd',
    titleKey: 'help.monthEnd.title',
    stepKeys: ['help.monthEnd.check', 'help.monthEnd.make', 'help.monthEnd.send', 'help.monthEnd.others'],
    at: { path: '/monthEnd', page: 'walletclient' },
  },
  {
    id: 'bank',
    titleKey: 'help.bank.title',
    stepKeys: ['help.bank.import', 'help.bank.match', 'help.bank.close'],
    at: { path: '/transactions', page: 'transactions' },
  },
  {
    id: 'late',
    titleKey: 'help.late.title',
    stepKeys: ['help.late.propose', 'help.late.parts', 'help.late.credit'],
    at: { path: '/dunning', page: 'invoice' },
  },
  {
    id: 'users',
    titleKey: 'help.users.title',
    stepKeys: ['help.users.new', 'help.users.role', 'help.users.lost'],
    at: { path: '/users', page: 'users' },
  },
  {
    id: 'settings',
    titleKey: 'help.settings.title',
    stepKeys: ['help.settings.steps', 'help.settings.tariff', 'help.settings.text'],
    at: { path: '/settings', page: 'settings' },
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
