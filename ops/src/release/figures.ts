import type { components } from '@navette/openapi/types';
import { Refusal } from '../refusal.ts';

/** Loads of the versions on trial beside those of the running ones. */
export type TrialFigures = components['schemas']['TrialFigures'];

type Loads = components['schemas']['TrialLoads'];

/** A session counts once, whether the remote failed to load or afterwards. */
const failing = ({ failed, errors }: Loads): number => Math.max(failed, errors);

const share = (loads: Loads): number => (loads.sessions === 0 ? 0 : failing(loads) / loads.sessions);

/**
 * Judges a trial by the policy of automatic rollback, which says how many sessions tell something and which share of failures is accepted.
 */
export function verdictOn(
  { trial, running }: Omit<TrialFigures, 'verdict'>,
  { budget, minimum }: components['schemas']['RollbackPolicy'],
): TrialFigures['verdict'] {
  if (trial.sessions === 0 || trial.sessions < minimum) return 'few';
  return share(trial) > budget && share(trial) > share(running) ? 'worse' : 'ready';
}

/** `2 of 40 sessions failed, of the running version 1 of 300` */
export const figuresInWords = ({ trial, running }: TrialFigures): string =>
  `${failing(trial)} of ${trial.sessions} sessions failed, of the running version ${failing(running)} of ${running.sessions}`;

/** Names of the verdicts, for a terminal. */
export const VERDICTS: Readonly<Record<TrialFigures['verdict'], string>> = {
  ready: 'may be activated',
  few: 'too few sessions to tell',
  worse: 'fails more than the policy accepts',
};

/** @throws {Refusal} when the figures of a trial are too few or bad */
export function assertPromotable(figures: TrialFigures, trial: string): void {
  if (figures.verdict === 'ready') return;
  throw new Refusal(
    `The trial of ${trial}: ${VERDICTS[figures.verdict]} (${figuresInWords(figures)}). Wait, or activate it nevertheless with --anyway.`,
  );
}
