import { atom, createStore, type Getter } from 'jotai';
import { useMemo } from 'react';
import { useT, type Translate } from '../../../i18n/index.ts';
import { describeFault } from '../../kit/describe-fault.ts';

type ToastKind = 'success' | 'info' | 'error';

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
function showToast(entry: Omit<ToastEntry, 'id'>): number {
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

/** Options of a toast. */
export interface ToastOptions {
  readonly detail?: string;
  /** Offers Undo for ten seconds: an immediate inverse call, never a delayed write. */
  readonly undo?: () => void;
  /** Another button, before Undo. A toast that offers both, or only this, stays for half a minute. */
  readonly action?: ToastAction;
}

/** Toast functions. Each returns the toast's id, for `dismiss`. */
export interface Toast {
  /** Success. Six seconds, ten with Undo, thirty with another button. */
  readonly success: (text: string, options?: ToastOptions) => number;
  /** Information. Eight seconds. */
  readonly info: (text: string, options?: ToastOptions) => number;
  /** Error. Stays until it is closed. */
  readonly error: (text: string, options?: ToastOptions) => number;
  /** Error with the thrown value: adds the problem's message, code and incident. */
  readonly failure: (text: string, error: unknown, options?: Omit<ToastOptions, 'detail'>) => number;
  readonly dismiss: (id: number) => void;
}

const LIFETIMES = { success: 6000, info: 8000, undo: 10_000, action: 30_000 };

/** Toasts at the edge of the window: at most two, errors stay, further ones wait. Never use one as the only place of a field's error. */
export function useToast(): Toast {
  const t = useT();
  return useMemo(() => createToast(t), [t]);
}

/** Toasts for code outside components. */
export function createToast(t: Translate): Toast {
  const actionsOf = ({ action, undo }: ToastOptions): ToastAction[] => [
    ...(action ? [action] : []),
    ...(undo ? [{ label: t('shared.undo'), run: undo }] : []),
  ];
  const brief =
    (kind: 'success' | 'info') =>
    (text: string, options: ToastOptions = {}) =>
      showToast({
        kind,
        text,
        detail: options.detail,
        actions: actionsOf(options),
        lifetime: LIFETIMES[options.action ? 'action' : options.undo ? 'undo' : kind],
      });
  const error = (text: string, options: ToastOptions = {}) =>
    showToast({ kind: 'error', text, detail: options.detail, actions: actionsOf(options) });
  return {
    success: brief('success'),
    info: brief('info'),
    error,
    failure: (text, thrown, options = {}) => error(text, { ...options, detail: faultText(t, thrown) }),
    dismiss: dismissToast,
  };
}

function faultText(t: Translate, thrown: unknown): string {
  const { messageKey, params, code, incidentId } = describeFault(thrown);
  const marks = [t('shared.fault.code', { code }), incidentId && t('shared.fault.incident', { incident: incidentId })];
  return `${t(messageKey, params)} (${marks.filter(Boolean).join(', ')})`;
}
