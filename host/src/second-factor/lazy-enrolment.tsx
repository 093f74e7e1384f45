import { useT } from '@navette/shared/i18n';
import { Skeleton } from '@navette/shared/ui';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

const Enrolment = lazy(() => import('./enrolment.tsx'));

/** Set-up of a second factor, a separate chunk since it is rarely used. */
export function LazyEnrolment(props: ComponentProps<typeof Enrolment>): ReactNode {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton height="20rem" role="status" aria-label={t('shared.loading')} />}>
      <Enrolment {...props} />
    </Suspense>
  );
}
