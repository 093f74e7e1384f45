import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element once what closes has gone from the screen: at the next drawing of the one who asks. A dialog of a remote is two that follow one another, the one that
 * says it is loading and its own: what had the focus before the first can only be known from outside of them.
 */
export function useFocusAfter(): (element: Element | null) => void {
  const waiting = useRef<Element | null>(null);
  useEffect(() => {
    const element = waiting.current;
    waiting.current = null;
    if (!(element instanceof HTMLElement)) return undefined;
    // The closing dialog gives the focus back in a timer of its own, which was set before this one.
    const timer = setTimeout(() => element.isConnected && element.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  });
  return useCallback((element) => {
    waiting.current = element;
  }, []);
}
