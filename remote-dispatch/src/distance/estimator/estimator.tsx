import { useT } from '@navette/shared/i18n';
import { Button, Flex, Grid, Panel, Box, EmptyState, Heading, Skeleton, Stack } from '@navette/shared/ui';
import { DateInput, FieldFrame, TimeInput } from '@navette/shared/ui-form';
import { Eraser } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { EstimatorInput } from './estimator-input.ts';
import { routeProblem } from '../route-problem.ts';
import { PlacesForm } from './places-form.tsx';
import { useEstimator, type Estimator } from './use-estimator.ts';
import { useFieldError } from './use-field-error.ts';
import { RouteMap } from '../../dialogs/route-map/route-map.tsx';
import { RouteText } from '../../dialogs/route-map/route-text.tsx';
import { EstimateNotice } from '../estimate-notice.tsx';
import { RouteFailure } from '../route-failure.tsx';
import { PriceLines } from './price-lines.tsx';

const NONE: readonly string[] = [];

/**
 * Distance, duration and price of a route (specification/tariffs.md#estimator). `start` is the initial input; without it, the user's last input is
 * restored.
 */
export function DistanceEstimator({ start }: { readonly start?: EstimatorInput }): ReactNode {
  const t = useT();
  const estimator = useEstimator(start);
  const { input, change, clear, error, question } = estimator;
  const [round, setRound] = useState(0);
  const problem = error ? routeProblem(error, question) : undefined;

  function startAnew(): void {
    clear();
    setRound(round + 1); // Remounts the fields: also clears text that is not an address yet.
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4" alignItems="start">
      <Panel aria-label={t('estimator.way')}>
        <Moment key={`moment ${String(round)}`} input={input} onChange={change} />
        <PlacesForm
          key={`places ${String(round)}`}
          input={input}
          unknown={problem?.kind === 'unknown' ? problem.addresses : NONE}
          onChange={change}
        />
        <Flex justify="flex-end" marginTop="3">
          <Button icon={<Eraser aria-hidden />} onClick={startAnew}>
            {t('estimator.clear')}
          </Button>
        </Flex>
      </Panel>
      <Box minWidth="0" aria-live="polite">
        <EstimateResult {...estimator} />
      </Box>
    </Grid>
  );
}

interface MomentProps {
  readonly input: EstimatorInput;
  readonly onChange: (next: EstimatorInput) => void;
}

/** Date and time: rush hours take longer. */
function Moment({ input, onChange }: MomentProps): ReactNode {
  const t = useT();
  const date = useFieldError();
  const time = useFieldError();
  const dateLabel = t('booking.field.ap_date');
  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" columnGap="3" rowGap="1" maxWidth="24rem">
      <FieldFrame label={dateLabel} span={8} error={date.error}>
        {(control) => (
          <DateInput
            {...{ control }}
            ahead
            label={dateLabel}
            value={input.date}
            onChange={(day) => onChange({ ...input, date: day })}
            onUnparsed={date.onUnparsed}
            onBlur={date.onBlur}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('booking.field.ap_time')} span={4} error={time.error}>
        {(control) => (
          <TimeInput
            {...{ control }}
            value={input.time}
            onChange={(clock) => onChange({ ...input, time: clock })}
            onUnparsed={time.onUnparsed}
            onBlur={time.onBlur}
          />
        )}
      </FieldFrame>
    </Grid>
  );
}

/** Route on the map, its distances, and its price. */
function EstimateResult({ input, change, question, result, measuring, error, retry }: Estimator): ReactNode {
  const t = useT();
  if (result) {
    return (
      <Stack gap="3">
        <Panel aria-labelledby="estimator-prices">
          <Flex justify="space-between" wrap="wrap" columnGap="4" marginBottom="2">
            <Heading as="h2" size="sm" id="estimator-prices">
              {t('estimator.prices')}
            </Heading>
            {result.estimated && <EstimateNotice unavailable={result.unavailable} />}
          </Flex>
          <PriceLines result={result} input={input} onInsurer={(insuranceId) => change({ ...input, insuranceId })} />
        </Panel>
        <RouteMap result={result} type="to" />
        <RouteText result={result} />
      </Stack>
    );
  }
  if (error) return <RouteFailure {...{ error, question }} onRetry={retry} retrying={measuring} />;
  if (measuring) {
    return (
      <Stack gap="3" aria-busy aria-label={t('booking.trip.measuring')}>
        <Skeleton height="8rem" />
        <Skeleton height="20rem" />
      </Stack>
    );
  }
  return <EmptyState title={question === null ? t('estimator.empty') : t('booking.trip.measuring')} />;
}
