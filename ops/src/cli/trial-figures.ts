import type { components } from '@navette/openapi/types';
import { Refusal } from '../refusal.ts';
import type { TrialFigures } from '../release/figures.ts';
import { accountOf } from '../verify/boot/accounts.ts';
import type { Call } from './call.ts';
import { askerOf } from './ops-api.ts';
import { signInToApi } from './unknown-users.ts';

/** Trials of a status with their figures, where the suite tells them. */
export async function withFigures<Shown extends { readonly set: string }>(
  call: Call,
  trials: readonly Shown[],
): Promise<(Shown & { readonly figures: TrialFigures | null })[]> {
  const asks = call.server !== undefined && trials.length > 0;
  const counted = asks ? await trialsOf(call, call.server).catch(() => []) : [];
  return trials.map((trial) => ({ ...trial, figures: counted.find(({ set }) => set === trial.set)?.figures ?? null }));
}

type Trials = readonly Pick<components['schemas']['OpsTrial'], 'set' | 'figures'>[];

/**
 * Asks the suite, where one is named, how a trial fares before it is activated. One that can't be asked is a warning: an activation must not depend on it.
 * @param warnings gets one where nothing is known
 */
export async function figuresOf(call: Call, trial: string, warnings: string[]): Promise<TrialFigures | undefined> {
  if (call.server === undefined) return undefined;
  try {
    const figures = (await trialsOf(call, call.server)).find(({ set }) => set === trial)?.figures;
    if (figures) return figures;
    throw new Refusal(`${call.server} does not know it`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warnings.push(`The figures of the trial were not looked at: ${reason.replace(/\.$/, '')}.`);
    return undefined;
  }
}

/** With a token as ops, else as an account that may open the page of releases. */
async function trialsOf({ token, env }: Call, server: string): Promise<Trials> {
  if (token !== undefined) return (await askerOf(server, token)((api) => api.GET('/service/ops/status'))).trials;
  const ask = askerOf(server, await signInToApi(server, accountOf(env)));
  return (await ask((api) => api.GET('/service/release/status'))).trials;
}
