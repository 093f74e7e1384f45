import { atom, createStore } from 'jotai';
import type { Getter } from 'jotai';

/** What a toast is about. */
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

const MOST = 4;

export const toasts = createStore();
export const toastsAtom = atom<readonly ToastEntry[]>([]);
let lastId = 0;

/** Shows a toast. At most four: the oldest that is not an error is evicted, else the oldest. @returns its id */
export function showToast(entry: Omit<ToastEntry, 'id'>): number {
  lastId += 1;
  const next = [...toasts.get(toastsAtom), { ...entry, id: lastId }];
  const surplus =
    next.length > MOST ? (next.find(({ kind, id }) => kind !== 'error' && id !== lastId) ?? next[0]) : undefined;
  toasts.set(
    toastsAtom,
    next.filter((toast) => toast !== surplus),
  );
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
