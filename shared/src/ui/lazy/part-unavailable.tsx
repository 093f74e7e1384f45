import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Alert } from '../kit/alert.tsx';
import { Button, type ButtonProps } from '../kit/button.tsx';
import type { LazyFailureProps } from './lazy-part.tsx';

type PartUnavailableProps = Omit<LazyFailureProps<object>, 'part'>;

type PartRetryProps = PartUnavailableProps & Pick<ButtonProps, 'variant'>;

/** Message in place of a part whose code could not be fetched, with Retry; reloading the page is offered after a retry that failed. */
export function PartUnavailable(failure: PartUnavailableProps): ReactNode {
  const t = useT();
  return (
    <Alert status="error" title={t('shared.part.unavailable')} actions={<PartRetry {...failure} />}>
      <PartAdvice {...failure} />
    </Alert>
  );
}

/** Explanation that nothing was changed, and what can be done. */
export function PartAdvice({ isRepeated }: Pick<PartUnavailableProps, 'isRepeated'>): ReactNode {
  const t = useT();
  return (
    <>
      <p>{t('shared.part.kept')}</p>
      {isRepeated && <p>{t('shared.part.repeated')}</p>}
    </>
  );
}

/** Buttons of the message. */
export function PartRetry({ isRepeated, retrying, onRetry, onReload, variant }: PartRetryProps): ReactNode {
  const t = useT();
  return (
    <>
      {isRepeated && <Button onClick={onReload}>{t('shared.part.reload')}</Button>}
      <Button {...(variant && { variant })} icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
        {t('shared.retry')}
      </Button>
    </>
  );
}
