import { useMemo } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import { describeFault } from '../../kit/describe-fault.ts';
import { dismissToast, showToast } from './toast-store.ts';
import type { ToastAction } from './toast-store.ts';

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
