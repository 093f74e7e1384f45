import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The width that was measured last. */
let last = 0;

/**
 * Inner width of an element in px, without its scroll bar. Before it is laid out: that of the element that was measured before, 0 without one. Pages follow each other
 * in the same room, so what is drawn for it need mostly not be drawn again.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(last);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      last = measured.clientWidth;
      setWidth(last);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
