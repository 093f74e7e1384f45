import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element once the dialogs on the screen have changed. A dialog of a remote is two that follow one another, the one that
 * says it is loading and its own: what had the focus before the first can only be known from outside of them.
 * @param dialogs the list that changes when a dialog closes
 */
export function useFocusAfter(dialogs: readonly unknown[]): (element: Element | null) => void {
  const waiting = useRef<Element | null>(null);
  useEffect(() => {
    const element = waiting.current;
    waiting.current = null;
    if (!(element instanceof HTMLElement)) return undefined;
    // The closing dialog gives the focus back in a timer of its own, which was set before this one.
    const timer = setTimeout(() => element.isConnected && element.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [dialogs]);
  return useCallback((element) => {
    waiting.current = element;
  }, []);
}
