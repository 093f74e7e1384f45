import { messageKey, useT } from '@navette/shared/i18n';
import { describeFault } from '@navette/shared/ui';
import { useToast, type ToastOptions } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useWarnDoubles } from '@navette/shared/ui-table';
import { refreshBookings } from './refresh-bookings.ts';
import type { components } from '@navette/openapi/types';
import { ApiProblem, api, dataOf } from '@navette/shared/api';

/** Written out: a slot of every page reaches this file, and a key that is put together would take all texts of bookings there. */
const SAID = {
  undone: {
    all: messageKey('booking.undone'),
    not: messageKey('booking.undone.not'),
    failed: messageKey('booking.undone.failed'),
  },
  redone: {
    all: messageKey('booking.redone'),
    not: messageKey('booking.redone.not'),
    failed: messageKey('booking.redone.failed'),
  },
} as const;

/** Limit of bookings that are listed with the reason why a change could not be undone. */
const NAMED = 6;

/** A saved step that can be reversed: undone, then redone. */
export interface SavedStep {
  /** Reverses it, and tells the user. Resolves with the step that reverses that, null when nothing was reversed, undefined when the server did not answer. */
  readonly reverse: () => Promise<SavedStep | null | undefined>;
}

/** Steps saved on a page, behind its Ctrl+Z. */
export interface Steps {
  /** Records a saved step. */
  readonly push: (step: SavedStep) => void;
  /** Runs a save that pushes; an undo that is asked for meanwhile waits for it, instead of undoing the step before or nothing. */
  readonly during: <T>(save: () => Promise<T>) => Promise<T>;
  /** Undoes one step, wherever it is in the list: the Undo of a toast. */
  readonly undoChange: (step: SavedStep) => Promise<void>;
}

/** Pages without a list of steps have the Undo of the toast alone. */
const NO_LIST: Steps = {
  push: () => undefined,
  during: (save) => save(),
  undoChange: async (step) => void (await step.reverse()),
};

/** The steps of the shown page. An atom, since what is saved in dialogs over the page, which the host opens, belongs to them too. */
export const stepsAtom = atom<Steps>(NO_LIST);

/** Makes the steps of a page those to which everything saved over it belongs. */
export function useStepsOfPage(steps: Steps): void {
  const store = useStore();
  useEffect(() => {
    store.set(stepsAtom, steps);
    return () => store.set(stepsAtom, (shown) => (shown === steps ? NO_LIST : shown));
  }, [store, steps]);
}

/** Returns the function that records a saved step on the shown page, and gives the Undo of its toast. */
export function useOfferStep(): (step: SavedStep) => Pick<ToastOptions, 'undo'> {
  const store = useStore();
  return useCallback(
    (step) => {
      const steps = store.get(stepsAtom);
      steps.push(step);
      return { undo: () => void steps.undoChange(step) };
    },
    [store],
  );
}

/** Returns the `during` of the steps of the shown page. */
export function useDuring(): Steps['during'] {
  const store = useStore();
  return useCallback(async (save) => store.get(stepsAtom).during(save), [store]);
}

/**
 * Returns the function that records changes of bookings, by their ids in the history, as a step of the shown page, and gives the Undo of their toast; none
 * without changes.
 * @param reversed called after they were undone (true) or redone
 */
export function useOfferUndo(): (
  changes: readonly number[] | undefined,
  reversed?: (isUndone: boolean) => void,
) => Pick<ToastOptions, 'undo'> {
  const offer = useOfferStep();
  const undo = useUndo();
  return useCallback(
    (changes = [], reversed) => {
      const stepOf = (numbers: readonly number[], isDone: boolean): SavedStep => ({
        reverse: async () => {
          const results = await undo(numbers, { to: isDone ? 'undone' : 'redone' });
          // The latest of several changes of a booking is reversed first.
          const made = results?.flatMap(({ change }) => change ?? []).toReversed();
          if (made && made.length > 0) reversed?.(isDone);
          return made && (made.length > 0 ? stepOf(made, !isDone) : null);
        },
      });
      return changes.length > 0 ? offer(stepOf(changes, true)) : {};
    },
    [offer, undo],
  );
}

/**
 * Returns the function that undoes changes, or redoes them by undoing their undo, and shows the result: how many, and which could not be and why. It resolves
 * with the results, undefined when the server did not answer.
 */
export function useUndo(): (
  changes: readonly number[],
  options?: UndoOptions,
) => Promise<readonly UndoResult[] | undefined> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const warnDoubles = useWarnDoubles();

  return useCallback(
    async (changes, { to = 'undone', detail } = {}) => {
      try {
        const results = await undoChanges(changes);
        void refreshBookings(cache);
        warnDoubles({ doubles: results.flatMap(({ doubles = [] }) => doubles) });
        const refused = results.filter(({ result }) => result === 'refused');
        if (refused.length === 0)
          toast.success(t(SAID[to].all, { count: results.length, id: results[0]?.id ?? 0 }), {
            ...(detail && { detail }),
          });
        else
          toast.error(t(SAID[to].not, { count: refused.length, all: results.length }), {
            detail: refused.slice(0, NAMED).map(reasonOf).join(' '),
          });
        return results;
      } catch (error) {
        toast.failure(t(SAID[to].failed, { count: changes.length }), error);
        return undefined;
      }

      function reasonOf({ id, problem }: UndoResult): string {
        const { messageKey: key, params } = describeFault(problem);
        return t('booking.undone.reason', { id, reason: t(key, params) });
      }
    },
    [cache, t, toast, warnDoubles],
  );
}

interface UndoOptions {
  readonly to?: 'undone' | 'redone';
  /** Further consequence, said when all of it was undone. */
  readonly detail?: string | undefined;
}

type UndoResult = components['schemas']['BulkResult'];

/** Batch size, the limit of the server. */
const MOST = 1000;

/** Undoes changes of bookings by their ids in the history. Each is undone or refused independently. */
export async function undoChanges(changes: readonly number[]): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
  for (let start = 0; start < changes.length; start += MOST) {
    results.push(
      ...(await dataOf(
        api.POST('/service/booking/takeBack', { body: { changes: changes.slice(start, start + MOST) } }),
      )),
    );
  }
  return results;
}

/**
 * Undoes changes that belong together.
 * @throws {ApiProblem} why the first of them was refused
 */
export async function undoAll(changes: readonly number[]): Promise<void> {
  const refused = (await undoChanges(changes)).find(({ problem }) => problem !== null);
  if (refused?.problem) throw new ApiProblem(refused.problem);
}
