import type { IsoDate } from '@navette/shared/domain';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { PlanStart } from './model/planning-parts.ts';

interface AskedPlace {
  /** Trips that the address asks to find a place for. */
  readonly tripIds: readonly number[];
  readonly day: IsoDate;
  /** Removes them from the address. */
  readonly forget: () => void;
  readonly start: (start: PlanStart) => void;
}

/** Starts the search that the address asks for, once: a reload does not search again. Unsaved input, such as decisions about a preview, is asked about before. */
export function useAskedPlace(asked: AskedPlace): void {
  const { tripIds } = asked;
  const store = useStore();
  const askToLeave = useAskToLeave();
  const latest = useRef({ asked, askToLeave });
  useEffect(() => {
    latest.current = { asked, askToLeave };
  });
  useEffect(() => {
    const { day, forget, start } = latest.current.asked;
    if (tripIds.length === 0) return;
    forget();
    const dirty = [...store.get(dirtyFormsAtom).values()];
    const begin = async () => {
      if (dirty.length > 0 && !(await latest.current.askToLeave(dirty))) return;
      start({ kind: 'repair', date: day, repair: { tripIds: [...tripIds] } });
    };
    void begin();
  }, [tripIds, store]);
}
