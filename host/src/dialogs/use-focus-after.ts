import { useCallback, useEffect, useRef } from 'react';

/**
 * Focuses an element after a dialog has closed, on the next render of the calling component. A remote dialog is two dialogs in a row, the loading state
 * and its own: the element that had the focus before has to be remembered outside of them.
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
