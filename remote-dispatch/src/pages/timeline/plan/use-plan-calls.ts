import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useMemo, useState } from 'react';
import type { PlanRepair } from '../../../bookings/repair-link.ts';
import { useBoardNow } from '../planning/exceptions.ts';
import type { AppliedPlan } from './applied-dialog.tsx';
import { callsOf } from './plan-calls.ts';
import type { PlanCalls } from './plan-calls-list.tsx';
import { useCallNumbers } from './use-call-numbers.ts';
import type { PlanState } from './use-plan-state.ts';

const NONE: PlanRepair = {};

/** Whom to call about what would be applied, or was; who was called is remembered while the plan is open, never stored. */
export function usePlanCalls(
  { found, lines, trips }: PlanState,
  { date, applied }: { readonly date: IsoDate; readonly applied: AppliedPlan | null },
): PlanCalls {
  const now = useBoardNow();
  const [called, setCalled] = useState<ReadonlySet<string>>(() => new Set());
  const repair = found?.base ?? NONE;
  const calls = useMemo(() => {
    const done = applied && new Set(applied.results.flatMap(({ id, result }) => (result === 'refused' ? [] : id)));
    const changes = lines
      .filter(({ kept, change }) => (done ? done.has(change.bookingId) : kept))
      .map(({ change }) => change);
    return found ? callsOf({ date, now, repair, changes, trips }) : [];
  }, [found, applied, lines, date, now, repair, trips]);
  const numbersOf = useCallNumbers(calls);
  const onCalled = useCallback(
    (key: string) =>
      setCalled((known) => {
        const next = new Set(known);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return useMemo(() => ({ calls, numbersOf, called, onCalled }), [calls, numbersOf, called, onCalled]);
}
