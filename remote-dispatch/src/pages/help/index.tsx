import { fold, mayOpen } from '@navette/shared/domain';
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
import { TopicPicture } from './picture.tsx';
import { HELP_TOPICS, type HelpTopic } from './topics.ts';

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
    <Panel aria-labelledby={headingId} breakInside="avoid">
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
      <TopicPicture id={id} title={t(titleKey)} />
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
