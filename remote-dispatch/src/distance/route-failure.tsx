import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, ErrorState } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { DistanceQuestion } from './get-distance.ts';
import { routeProblem } from './route-problem.ts';

interface RouteFailureProps {
  readonly error: unknown;
  readonly question: DistanceQuestion | null;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Shows why there is no route (specification/bookings.md#route-map); Retry is offered only for failures that it may resolve. */
export function RouteFailure({ error, question, onRetry, retrying }: RouteFailureProps): ReactNode {
  const t = useT();
  const problem = routeProblem(error, question);
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
