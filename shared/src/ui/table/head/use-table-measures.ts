import { useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { Density } from '../../density/default-density.ts';
import type { TableMeasures } from './column-sizes.ts';
import { measurerOf } from './text-width.ts';

/** Parts of a `font` in CSS, as the headings are drawn. */
interface Fonts {
  readonly family: string;
  /** px of a heading, and of a row in the compact density. */
  readonly small: number;
  /** px of 1 rem. */
  readonly rem: number;
  /** Grows when a font has been loaded: texts have other widths then. */
  readonly loaded: number;
}

/** rem of the texts of a comfortable row (`table-style.ts`). */
const COMFORTABLE = 0.8125;

const pixels = (size: string) => Number.parseFloat(size) || 16;

/** Measures of the fonts in which the list is drawn; null before it is laid out. */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>, density: Density): TableMeasures | null {
  const [fonts, setFonts] = useState<Fonts | null>(null);
  useLayoutEffect(() => {
    const heading = scroller.current?.querySelector('th');
    if (!heading) return undefined;
    const read = () => {
      const { fontFamily, fontSize } = getComputedStyle(heading);
      const rem = pixels(getComputedStyle(document.documentElement).fontSize);
      setFonts((before) => ({
        family: fontFamily,
        small: pixels(fontSize),
        rem,
        loaded: (before?.loaded ?? 0) + 1,
      }));
    };
    read();
    document.fonts.addEventListener('loadingdone', read);
    // A canvas may still measure the fallback in the frame in which the font comes.
    const frame = requestAnimationFrame(() => requestAnimationFrame(read));
    return () => {
      document.fonts.removeEventListener('loadingdone', read);
      cancelAnimationFrame(frame);
    };
  }, [scroller]);
  return useMemo(() => {
    if (!fonts) return null;
    const { family, small, rem } = fonts;
    const cell = density === 'compact' ? small : COMFORTABLE * rem;
    return {
      cell: measurerOf(`400 ${String(cell)}px ${family}`),
      heading: measurerOf(`600 ${String(small)}px ${family}`),
    };
  }, [fonts, density]);
}
