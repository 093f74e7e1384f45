import { useT } from '@navette/shared/i18n';
import { lazyPart } from '@navette/shared/ui';
import { type ReactNode } from 'react';
import { look } from '../plain/look.ts';

/** Set-up of a second factor, a separate chunk since it is rarely used. */
export const LazyEnrolment = lazyPart(async () => (await import('./enrolment.tsx')).default, Loading);

function Loading(): ReactNode {
  const t = useT();
  return <span className={look.enrolmentLoading} role="status" aria-label={t('shared.loading')} />;
}
