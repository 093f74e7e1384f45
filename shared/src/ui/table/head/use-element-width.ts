import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Last measured width. */
let last = 0;

/**
 * Inner width of an element in px, without its scroll bar. Before layout: that of the element measured last, 0 without one. Consecutive pages have
 * the same room, so that a first render rarely needs to be corrected.
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
