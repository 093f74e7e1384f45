import { useT } from '@navette/shared/i18n';
import { EmptyState, Link, Page } from '@navette/shared/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Page of an address that the user's role may not open. */
export function NotAllowedPage(): ReactNode {
  const t = useT();
  return (
    <Page title={t('page.denied')}>
      <EmptyState icon={<Lock aria-hidden />} title={t('notAllowed.body')}>
        <Link to="/">{t('notFound.home')}</Link>
      </EmptyState>
    </Page>
  );
}
