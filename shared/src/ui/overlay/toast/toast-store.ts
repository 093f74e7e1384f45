import { atom, createStore } from 'jotai';
import type { Getter } from 'jotai';

/** Kind of a toast. */
export type ToastKind = 'success' | 'info' | 'error';

/** A button on a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A message at the edge of the window. */
export interface ToastEntry {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly actions?: readonly ToastAction[] | undefined;
  /** Duration, ms; none for errors and toasts that wait for an answer. */
  readonly lifetime?: number | undefined;
}

/** Maximum number of toasts on the screen; further ones wait unless one can be replaced. */
export const MOST_SHOWN = 2;

export const toasts = createStore();
export const toastsAtom = atom<readonly ToastEntry[]>([]);
let lastId = 0;

/** Whether it may be replaced: errors, and toasts with actions, stay until they are closed or expire. */
const canGo = ({ kind, actions = [] }: ToastEntry): boolean => kind !== 'error' && actions.length === 0;

/** Shows a toast. At most two: the oldest one without an action that is no error is replaced; otherwise the new one waits. @returns its id */
export function showToast(entry: Omit<ToastEntry, 'id'>): number {
  lastId += 1;
  const known = toasts.get(toastsAtom);
  const leaving = known.length >= MOST_SHOWN ? known.find(canGo) : undefined;
  toasts.set(toastsAtom, [...known.filter((toast) => toast !== leaving), { ...entry, id: lastId }]);
  return lastId;
}

/** Closes a toast; no-op when it is gone. */
export function dismissToast(id: number): void {
  toasts.set(
    toastsAtom,
    shown(toasts.get).filter((toast) => toast.id !== id),
  );
}

/** Closes all: at sign-out, and between tests. */
export const dismissToasts = (): void => toasts.set(toastsAtom, []);

const shown = (get: Getter) => get(toastsAtom);
