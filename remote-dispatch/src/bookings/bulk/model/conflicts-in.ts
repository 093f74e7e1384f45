import { conflictsIn, type Conflict } from '../../../conflicts/conflict.ts';
import type { Outcome } from '@navette/shared/ui-records';

/** Conflicts for which a booking was refused; undefined when it was not refused, or for another reason. */
export function conflictsOfOutcome(outcome: Outcome | undefined): readonly Conflict[] | undefined {
  const { problem } = outcome ?? {};
  if (typeof problem !== 'object' || problem === null || Reflect.get(problem, 'code') !== 'booking.conflicts')
    return undefined;
  const params: unknown = Reflect.get(problem, 'params');
  const text: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'conflicts') : undefined;
  return (typeof text === 'string' && conflictsIn(text)) || [];
}
