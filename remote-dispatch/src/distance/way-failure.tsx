import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, ErrorState } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { DistanceQuestion } from './get-distance.ts';
import { wayProblem } from './way-problem.ts';

interface WayFailureProps {
  readonly error: unknown;
  readonly question: DistanceQuestion | null;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Says why there is no way to show (S1 §8): only what may go better the next time can be tried again. */
export function WayFailure({ error, question, onRetry, retrying }: WayFailureProps): ReactNode {
  const t = useT();
  const problem = wayProblem(error, question);
  if (problem.kind === 'unknown') {
    return (
      <Alert status="warning" title={t('distance.failed', { status: 'NOT_FOUND' })}>
        {t('distance.unknown', { count: problem.addresses.length, addresses: problem.addresses.join(' · ') })}
      </Alert>
    );
  }
  if (problem.kind === 'noRoad') {
    return (
      <Alert status="warning" title={t('distance.failed', { status: 'ZERO_RESULTS' })}>
        {t('distance.noRoad')}
      </Alert>
    );
  }
  return (
    <ErrorState
      title={t('distance.failed', { status: error instanceof ApiProblem ? error.code : 'UNKNOWN_ERROR' })}
      error={error}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
