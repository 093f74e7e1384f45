import { useT } from '@navette/shared/i18n';
import { Button, Flex, Grid, Panel, Box, EmptyState, Heading, Skeleton, Stack } from '@navette/shared/ui';
import { DateInput, FieldFrame, TimeInput } from '@navette/shared/ui-form';
import { Eraser } from 'lucide-react';
import { useState, type ReactNode, useEffect } from 'react';
import { type EstimatorInput, emptyInput, questionOf, estimatorInputSchema } from './estimator-input.ts';
import { routeProblem, useDistance, type DistanceQuestion, type DistanceResult } from './get-distance.ts';
import { PlacesForm, useFieldError } from './places-form.tsx';
import { RouteMap } from './route-map.tsx';
import { RouteText } from './route-text.tsx';
import { EstimateNotice, RouteFailure } from './route-failure.tsx';
import { PriceLines } from './price-lines.tsx';
import { brusselsNow, isUnmeasured } from '@navette/shared/domain';
import { personalStorage, useUser } from '@navette/shared/session';
import { useDebounced } from './use-debounced.ts';
import * as z from 'zod';

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
  if (result && isUnmeasured(result)) return <EmptyState title={t('distance.sameTown')} />;
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

/** State of the estimator: input and result. */
export interface Estimator {
  readonly input: EstimatorInput;
  readonly change: (next: EstimatorInput) => void;
  readonly clear: () => void;
  /** The request; null while an address is missing. */
  readonly question: DistanceQuestion | null;
  /** Result of `question`, fetched or restored. */
  readonly result: DistanceResult | null;
  readonly measuring: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

function nowInput(start?: EstimatorInput): EstimatorInput {
  const { date, time } = brusselsNow();
  return { ...emptyInput(date, time), ...start };
}

/**
 * Debounced measurement of the input, stored with its result on this machine until the session ends.
 * @param start initial input in place of the stored one; then nothing is stored (a dialog over another page)
 */
export function useEstimator(start?: EstimatorInput): Estimator {
  const userId = useUser()?.id ?? 0;
  const isOwn = start === undefined;
  const [stored, setStored] = useState(() => (isOwn ? readEstimate(userId) : null));
  const [first] = useState(() => nowInput(start));
  const [typed, setInput] = useState<EstimatorInput>();
  const input = typed ?? stored?.input ?? first;
  // Right after the start of a page the storage can't be read yet.
  useEffect(() => (isOwn ? personalStorage.onLoad(() => setStored(readEstimate(userId))) : undefined), [isOwn, userId]);
  const question = questionOf(input);
  const settled = useDebounced(question);
  const isSettled = JSON.stringify(settled) === JSON.stringify(question);
  const restored = stored?.result && stored.question === JSON.stringify(question) ? stored.result : null;
  // A restored result needs no request, unless it was a fallback for a service that did not answer.
  const isRestored = restored !== null && !restored.unavailable;
  const { data, error, isFetching, refetch } = useDistance(isSettled && !isRestored ? settled : null);
  const result = question === null ? null : (isSettled && !isRestored && data) || restored;
  useEffect(() => {
    if (isOwn && typed) storeEstimate(userId, { input: typed, question: JSON.stringify(questionOf(typed)), result });
  }, [isOwn, userId, typed, result]);
  return {
    input,
    change: setInput,
    clear: () => setInput(nowInput()),
    question,
    result,
    measuring: question !== null && result === null && (isFetching || !isSettled),
    error: isSettled && result === null ? error : null,
    retry: () => void refetch(),
  };
}

/** Addresses of patients must not stay readable on a shared machine. */
const nameOf = (userId: number) => `estimator.${String(userId)}`;

const figures = z.object({ price: z.number(), distance: z.number(), duration: z.number() });
const trip = figures.extend({
  origin: z.string(),
  destination: z.string(),
  geometry: z.array(z.tuple([z.number(), z.number()])),
});
const legs = z.array(z.object({ trip }));
const resultSchema = z.object({
  to: legs,
  back: legs,
  simple: legs,
  totals: z.object({ to: figures, back: figures, simple: figures, total: figures }),
  estimated: z.boolean(),
  source: z.string(),
  unavailable: z.string().nullish(),
  attribution: z.string().nullish(),
});
const storedSchema = z.object({ input: estimatorInputSchema, question: z.string(), result: resultSchema.nullable() });

interface StoredEstimate {
  readonly input: EstimatorInput;
  /** The question that `result` answers, as JSON. */
  readonly question: string;
  readonly result: DistanceResult | null;
}

/** The last estimate of a user; null without one in the current format (specification/tariffs.md#estimator). */
function readEstimate(userId: number): StoredEstimate | null {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(personalStorage.read(nameOf(userId)) ?? 'null'));
    return data ?? null;
  } catch {
    return null; // The entry is not an estimate.
  }
}

/** Stores an estimate until the session ends. */
const storeEstimate = (userId: number, estimate: StoredEstimate): void =>
  personalStorage.write(nameOf(userId), JSON.stringify(estimate));
