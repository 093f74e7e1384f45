import { useState } from 'react';
import { keptChoice } from '../../entities/transport/kept-transports.ts';
import type { PlanningView } from '../../entities/transport/transport-requests.ts';

const VIEWS: readonly PlanningView[] = ['inbox', 'trips', 'series'];

/** The list of planning that is shown; this browser keeps it until sign-out (S3 §9). */
export function usePlanningView(): readonly [PlanningView, (view: PlanningView) => void] {
  const [view, setView] = useState<PlanningView>(
    () => VIEWS.find((known) => known === keptChoice.read('view')) ?? 'trips',
  );
  return [
    view,
    (next) => {
      keptChoice.write('view', next);
      setView(next);
    },
  ];
}
