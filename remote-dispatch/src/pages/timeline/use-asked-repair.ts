import type { IsoDate } from '@navette/shared/domain';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { DriverInTrouble, RepairRequest } from '../../bookings/repair-link.ts';
import type { PlanStart } from './model/planning-parts.ts';

interface AskedRepair {
  /** Repair that the address asks for. */
  readonly asked: RepairRequest | undefined;
  readonly day: IsoDate;
  /** Removes it from the address. */
  readonly forget: () => void;
  readonly start: (start: PlanStart) => void;
  /** Opens the dialog about a driver. */
  readonly ask: (about: DriverInTrouble) => void;
}

/** Begins what the address asks for, once: a reload does not search again. Unsaved input, such as decisions about a preview, is asked about before. */
export function useAskedRepair(given: AskedRepair): void {
  const { asked } = given;
  const store = useStore();
  const askToLeave = useAskToLeave();
  const latest = useRef({ given, askToLeave });
  useEffect(() => {
    latest.current = { given, askToLeave };
  });
  useEffect(() => {
    if (!asked) return;
    const { day, forget, start, ask } = latest.current.given;
    forget();
    const dirty = [...store.get(dirtyFormsAtom).values()];
    const begin = async () => {
      if (dirty.length > 0 && !(await latest.current.askToLeave(dirty))) return;
      if ('repair' in asked) start({ kind: 'repair', date: day, repair: asked.repair });
      else ask(asked);
    };
    void begin();
  }, [asked, store]);
}
