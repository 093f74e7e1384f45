import { useT } from '@navette/shared/i18n';
import { lazyPart, type LazyFailureProps } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { PlainAlert } from '../plain/alert.tsx';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';

/** Set-up of a second factor, a separate chunk since it is rarely used. */
export const LazyEnrolment = lazyPart(async () => (await import('./enrolment.tsx')).default, Loading, Unavailable);

function Loading(): ReactNode {
  const t = useT();
  return <span className={look.enrolmentLoading} role="status" aria-label={t('shared.loading')} />;
}

function Unavailable({ retrying, onRetry }: LazyFailureProps<object>): ReactNode {
  const t = useT();
  return (
    <>
      <PlainAlert status="error" title={t('shared.part.unavailable')} />
      <PlainButton className={look.crashButton} icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
        {t('shared.retry')}
      </PlainButton>
    </>
  );
}
