import { brusselsNow } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { useEffect, useState } from 'react';
import { useDistance, type DistanceQuestion, type DistanceResult } from '../get-distance.ts';
import { useSettled } from '../use-settled.ts';
import { emptyInput, questionOf, type EstimatorInput } from './estimator-input.ts';
import { keepEstimate, readEstimate } from './estimator-storage.ts';

/** The estimator: what is typed, what is measured of it. */
export interface Estimator {
  readonly input: EstimatorInput;
  readonly change: (next: EstimatorInput) => void;
  /** Starts anew. */
  readonly clear: () => void;
  /** What was asked; null while an address is missing. */
  readonly question: DistanceQuestion | null;
  /** The answer to `question`: fresh, or as it was kept. */
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
 * Measures what is typed, once it rests, and keeps it with its result on this machine until the user signs off.
 * @param start what it begins with instead of what was kept; then nothing is kept (a window over another page)
 */
export function useEstimator(start?: EstimatorInput): Estimator {
  const userId = useUser()?.id ?? 0;
  const [kept] = useState(() => (start ? null : readEstimate(userId)));
  const [input, setInput] = useState(() => kept?.input ?? nowInput(start));
  const question = questionOf(input);
  const settled = useSettled(question);
  const isSettled = JSON.stringify(settled) === JSON.stringify(question);
  const asKept = kept?.result && kept.question === JSON.stringify(question) ? kept.result : null;
  // What was kept is as good as new, unless it stood in for a service that did not answer.
  const isKept = asKept !== null && !asKept.unavailable;
  const { data, error, isFetching, refetch } = useDistance(isSettled && !isKept ? settled : null);
  const result = question === null ? null : (isSettled && !isKept && data) || asKept;
  const isOwn = start === undefined;
  useEffect(() => {
    if (isOwn) keepEstimate(userId, { input, question: JSON.stringify(question), result });
    // oxlint-disable-next-line react/exhaustive-deps -- the question is made of the input
  }, [isOwn, userId, input, result]);
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
