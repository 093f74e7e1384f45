import { useT } from '@navette/shared/i18n';
import { EmptyState, Grid, Skeleton } from '@navette/shared/ui';
import { LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailingFailure } from '../mailing-failure.tsx';
import { useCampaignData } from '../requests/use-campaign-data.ts';
import { TemplateCard } from './template-card.tsx';

const cards = { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: '4' } as const;

/** The templates of the mailing service, as pictures (S2). */
export function TemplatesTab(): ReactNode {
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
