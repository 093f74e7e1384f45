import { mayOpen } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Grid, Page, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { HelpCard } from './help-card.tsx';
import { HELP_TOPICS } from './help-topics.ts';
import { WhoToCall } from './who-to-call.tsx';

/** Short help for the daily work, limited to the pages that the reader may open (S1 §2.11, DECISIONS 33). */
export function HelpPage(): ReactNode {
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
