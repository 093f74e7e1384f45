import { brusselsNow } from '@navette/shared/domain';
import { personalStorage, useUser } from '@navette/shared/session';
import { useEffect, useState } from 'react';
import { useDistance, type DistanceQuestion, type DistanceResult } from '../get-distance.ts';
import { useDebounced } from '../use-debounced.ts';
import { emptyInput, questionOf, type EstimatorInput, estimatorInputSchema } from './estimator-input.ts';
import * as z from 'zod';

/** State of the estimator: input and result. */
export interface Estimator {
  readonly input: EstimatorInput;
  readonly change: (next: EstimatorInput) => void;
  /** Clears the input. */
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

/** The last estimate: input and result. */
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
