import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Density } from '../../default-density.ts';
import { oncePerObject } from '../../theme/memoise.ts';
import { type TableMeasures, measurerOf } from './column-sizes.ts';

/** Parts of a CSS `font`, as used by the headings. */
interface Fonts {
  readonly family: string;
  /** px of a heading, and of a row in the compact density. */
  readonly small: number;
  /** px of 1 rem. */
  readonly rem: number;
  /** px of a sample text: changes once a font has been loaded. */
  readonly probe: number;
}

/** rem of the font of a comfortable row (`table-style.ts`). */
const COMFORTABLE = 0.8125;
const PROBE = 'Afspraak, rendez-vous 0123456789';

const pixels = (size: string) => Number.parseFloat(size) || 16;

function fontsOf(heading: Element): Fonts {
  const { fontFamily: family, fontSize } = getComputedStyle(heading);
  const small = pixels(fontSize);
  const rem = pixels(getComputedStyle(document.documentElement).fontSize);
  const probe = [400, 600].reduce((sum, weight) => sum + measurer(weight, small, family)(PROBE), 0);
  return { family, small, rem, probe };
}

const measurer = (weight: number, size: number, family: string) =>
  measurerOf(`${String(weight)} ${String(size)}px ${family}`);

/** Shared cache: a list reuses the widths measured by earlier lists. */
const measuresIn = oncePerObject(({ family, small, rem }: Fonts): Readonly<Record<Density, TableMeasures>> => {
  const heading = measurer(600, small, family);
  return {
    compact: { cell: measurer(400, small, family), heading },
    comfortable: { cell: measurer(400, COMFORTABLE * rem, family), heading },
  };
});

/** The fonts read last. */
let last: Fonts | null = null;

/** The same object while the fonts are unchanged, so that the list is not laid out again. */
function readFonts(heading: Element): Fonts {
  const now = fontsOf(heading);
  if (last?.family === now.family && last.small === now.small && last.rem === now.rem && last.probe === now.probe)
    return last;
  last = now;
  return now;
}

/** Text measures for the fonts of the list: before layout those of the list before it, null without one. */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>, density: Density): TableMeasures | null {
  const [fonts, setFonts] = useState(last);
  useLayoutEffect(() => {
    const heading = scroller.current?.querySelector('th');
    if (!heading) return undefined;
    const read = () => setFonts(readFonts(heading));
    read();
    document.fonts.addEventListener('loadingdone', read);
    // A canvas may still measure the fallback font in the frame in which the font is loaded.
    const frame = requestAnimationFrame(() => requestAnimationFrame(read));
    return () => {
      document.fonts.removeEventListener('loadingdone', read);
      cancelAnimationFrame(frame);
    };
  }, [scroller]);
  return fonts && measuresIn(fonts)[density];
}
