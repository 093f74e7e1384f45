import { api, ApiProblem, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useSingleKey } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type SavedStep, useStepsOfPage } from '../../../bookings/undo.ts';
import type { SavedChange, TripHistory } from '../model/planning-parts.ts';
import { seenOf, type SaveTripChange, type TripChange, type TimelineBooking } from '../model/timeline-trip.ts';

/** Permanent failure: a retry would fail again, and block the undo of earlier changes. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 409);

const bookingNow = async (id: number) => (await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } })))[0];

/**
 * Undo and redo of saved changes, each an immediate save of the inverse. The booking is fetched before: when a
 * colleague has changed it since, a conflict is shown and nothing is overwritten. Lives as long as the page. Ctrl+Z
 * undoes, Ctrl+Shift+Z and Ctrl+Y redo, outside fields and dialogs.
 */
export function useTripHistory(save: SaveTripChange): TripHistory {
  const t = useT();
  const toast = useToast();
  const [history, draw] = useState(NO_HISTORY);
  // Ahead of what is drawn: an undo reads it as soon as a save has ended.
  const latest = useRef(NO_HISTORY);
  const note = useCallback((event: HistoryEvent) => {
    latest.current = changeHistory(latest.current, event);
    draw(latest.current);
  }, []);
  const busy = useRef(false);
  const saving = useRef<Promise<unknown>>(undefined);

  /** Saves `next` if the booking still equals `left`. */
  const step = useCallback(
    async (
      left: TripChange,
      next: TripChange,
      event: (inverse: TripChange) => HistoryEvent,
      message: string,
    ): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      const { id } = next;
      try {
        const booking = await bookingNow(id);
        if (!booking || hasMovedOn(booking, left)) {
          note({ kind: 'overtaken', id });
          toast.error(t('planning.history.overtaken', { id }));
          return;
        }
        note(event(await save(next, { seen: seenOf(booking) })));
        toast.info(t(message, { id }));
      } catch (error) {
        if (isRefused(error)) note({ kind: 'overtaken', id });
        toast.failure(t('planning.history.failed', { id }), error);
      } finally {
        busy.current = false;
      }
    },
    [save, note, t, toast],
  );

  /** Reverses a step; one of which nothing could be reversed is forgotten. */
  const whole = useCallback(
    async (change: SavedStep, event: (back: SavedStep) => HistoryEvent): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      try {
        const back = await change.reverse();
        if (back !== undefined) note(back ? event(back) : { kind: 'dropped', change });
      } finally {
        busy.current = false;
      }
    },
    [note],
  );
  const undoChange = useCallback(
    async (saved: Saved) => {
      // A toast outlives its change, which may have been undone by key.
      const isKnown = (known: Saved) =>
        known === saved || (isChange(known) && isChange(saved) && known.done === saved.done);
      const change = latest.current.past.find(isKnown);
      if (!change) return;
      if (isChange(change))
        await step(
          change.done,
          change.inverse,
          () => ({ kind: 'undone', change, back: change }),
          'planning.history.undone',
        );
      else await whole(change, (back) => ({ kind: 'undone', change, back }));
    },
    [step, whole],
  );
  const { past, future } = history;
  const last = past.at(-1);
  const next = future.at(-1);
  const undo = useCallback(async () => {
    await saving.current;
    const change = latest.current.past.at(-1);
    if (change) await undoChange(change);
  }, [undoChange]);
  const redo = useCallback(async () => {
    await saving.current;
    const change = latest.current.future.at(-1);
    if (!change) return;
    if (isChange(change)) {
      const redone = (inverse: TripChange): HistoryEvent => ({ kind: 'redone', change, again: { ...change, inverse } });
      await step(change.inverse, change.done, redone, 'planning.history.redone');
    } else await whole(change, (again) => ({ kind: 'redone', change, again }));
  }, [step, whole]);
  useSingleKey('Ctrl+z', () => void undo());
  useSingleKey('Ctrl+y', () => void redo());
  const push = useCallback((change: Saved) => note({ kind: 'saved', change }), [note]);
  const during = useCallback(async <T>(work: () => Promise<T>): Promise<T> => {
    const run = work();
    // A failed save is handled by its caller.
    saving.current = run.catch(() => undefined);
    return run;
  }, []);
  const steps = useMemo(() => ({ push, during, undoChange }), [push, during, undoChange]);
  useStepsOfPage(steps);
  return useMemo(
    () => ({ ...steps, undo, redo, canUndo: last !== undefined, canRedo: next !== undefined }),
    [steps, undo, redo, last, next],
  );
}

type Saved = SavedChange | SavedStep;

const isChange = (saved: Saved): saved is SavedChange => 'done' in saved;

/** Undo stack (the latest last), and redo stack (the next one last). */
interface ChangeHistory {
  readonly past: readonly Saved[];
  readonly future: readonly Saved[];
}

/** Events of the history. A change is recorded only after the server has saved it. */
export type HistoryEvent =
  /** The user saved a change: the redo stack is cleared. */
  | { readonly kind: 'saved'; readonly change: Saved }
  /** A change was undone; `back` redoes it. */
  | { readonly kind: 'undone'; readonly change: Saved; readonly back: Saved }
  /** A change was redone; `again` undoes it from now on. */
  | { readonly kind: 'redone'; readonly change: Saved; readonly again: Saved }
  /** Nothing of a step could be undone or redone. */
  | { readonly kind: 'dropped'; readonly change: Saved }
  /** A colleague changed the trip: none of its changes can be undone or redone any more. */
  | { readonly kind: 'overtaken'; readonly id: number };

/** Empty history. */
export const NO_HISTORY: ChangeHistory = { past: [], future: [] };

/** Size limit of the undo stack. */
export const MOST_CHANGES = 50;

const without = (changes: readonly Saved[], change: Saved) => changes.filter((known) => known !== change);
/** A step of several changes stays: the server refuses those of its trips that were overtaken, and changes the others. */
const withoutTrip = (changes: readonly Saved[], id: number) =>
  changes.filter((known) => !isChange(known) || known.done.id !== id);

/** Reducer of the history; requests to the server are made by `useTripHistory`. */
export function changeHistory({ past, future }: ChangeHistory, event: HistoryEvent): ChangeHistory {
  switch (event.kind) {
    case 'saved':
      return { past: [...past, event.change].slice(-MOST_CHANGES), future: [] };
    case 'undone':
      return { past: without(past, event.change), future: [...future, event.back] };
    case 'redone':
      return {
        past: [...past, event.again].slice(-MOST_CHANGES),
        future: without(future, event.change),
      };
    case 'dropped':
      return { past: without(past, event.change), future: without(future, event.change) };
    case 'overtaken':
      return { past: withoutTrip(past, event.id), future: withoutTrip(future, event.id) };
  }
}

/**
 * Conflict check: whether one of the fields of `left` has changed since, by a colleague or by the answer of the driver.
 */
export const hasMovedOn = (booking: TimelineBooking, left: TripChange): boolean =>
  (['driverId', 'ap_date', 'ap_time', 'pick_time', 'accepted', 'price_driver'] as const).some(
    (field) => left[field] !== undefined && left[field] !== booking[field],
  );
