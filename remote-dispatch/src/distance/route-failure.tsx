import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Alert, ErrorState, Badge, Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { type DistanceQuestion, routeProblem } from './get-distance.ts';
import { serviceName } from '@navette/shared/domain';

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

/** Notice beside estimated values. */
interface EstimateNoticeProps {
  /** The configured service that did not answer and was replaced by the estimate. */
  readonly unavailable?: string | null | undefined;
  /** Text after the badge when no service is missing. */
  readonly hint?: string | undefined;
}

/** Badge that marks a distance as an estimate, with the service that is unavailable. */
export function EstimateNotice({ unavailable, hint }: EstimateNoticeProps): ReactNode {
  const t = useT();
  const text = unavailable ? t('distance.unavailable', { service: serviceName(unavailable) }) : hint;
  return (
    <Flex as="span" wrap="wrap" columnGap="2" align="center">
      <Badge colorPalette="orange">{t('booking.trip.estimated')}</Badge>
      {text && (
        <Text as="span" tone="muted">
          {text}
        </Text>
      )}
    </Flex>
  );
}
