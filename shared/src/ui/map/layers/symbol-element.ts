import type { MapSymbol, SymbolShape, SymbolSign, SymbolTone } from '../map-types.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with its attributes. Icons are built from elements, never from markup, so that a name can't inject HTML. */
export function svgPart<Name extends 'svg' | 'path' | 'text' | 'circle' | 'rect' | 'g'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
}

/** Colours of the tones. */
export const TONES: Readonly<Record<SymbolTone, string>> = {
  blue: '#1d4e86',
  green: '#1a6b34',
  red: '#a3161d',
  black: '#1f1c19',
  grey: '#6a645d',
  brown: '#6b4a1f',
};

/** Icons of 16 × 16, as one SVG path each. */
const SIGNS: Readonly<Record<SymbolSign, string>> = {
  car: 'M4.6 4h6.8l1.3 3.2c.8.2 1.3.8 1.3 1.6V12h-1.6a1.6 1.6 0 0 1-3 0H6.6a1.6 1.6 0 0 1-3 0H2V8.8c0-.8.5-1.4 1.3-1.6zM5.5 5.3 4.8 7.1h6.4l-.7-1.8z',
  walk: 'M8.700 1.500a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600M7.300 4.700l2 .3.900 2.200 1.800.8-.5 1.100-2.400-1-.5-.9-.5 2 1.600 1.700.8 3.500-1.300.300-.8-3.200-1.800-1.700-.7 2.200-2.100 2.600-1-.8 1.900-2.400 1-4.500-1.100.6-.4 1.800-1.200-.3.500-2.400z',
  offline:
    'M3.200 2.200 13.800 12.800l-1 1L2.200 3.200zM8 4.500c2.300 0 4.400.9 5.900 2.400l-1.200 1.200A6.600 6.600 0 0 0 9.500 6.400L7.700 4.600zM4.600 5.400l1.300 1.300a6.500 6.500 0 0 0-2.600 1.500L2.100 6.900a8.200 8.200 0 0 1 2.500-1.500M8 8c1.200 0 2.400.5 3.200 1.300l-.4.4-2-1.700zM6.900 8.100l2 2L8 12.500 4.800 9.300A4.600 4.600 0 0 1 6.900 8.100',
  person:
    'M8 2.600a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400M3 13.400c0-2.700 2.200-4.400 5-4.400s5 1.700 5 4.400z',
  flag: 'M4 2.500h1.300V3H12l-1.600 2.500L12 8H5.300v5.500H4z',
  house: 'M8 2 14 7.200h-1.600V13.500H9.400V9.600H6.600v3.900H3.600V7.200H2z',
  hospital: 'M6.300 2.800h3.400v3.500h3.500v3.400H9.700v3.500H6.300V9.700H2.800V6.300h3.500z',
  headset:
    'M8 2.300c3 0 5.300 2.300 5.300 5.200v3.600c0 1.500-1.200 2.600-2.700 2.600H8.700v-1.200h1.900c.8 0 1.300-.6 1.400-1.300h-1.500V7.600h1.600A4 4 0 0 0 8 3.600a4 4 0 0 0-4.100 4h1.600v3.600H4c-.8 0-1.300-.6-1.300-1.400V7.500C2.700 4.600 5 2.300 8 2.300',
};

const OUTLINES: Readonly<Record<SymbolShape, string>> = {
  circle: 'M20 7a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
  square: 'M10 8h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z',
  diamond: 'M20 4.500 35.500 20 20 35.500 4.500 20z',
};

const SHADOW = 'rgba(0, 0, 0, 0.25)';

/** Size of a symbol's box, px; its position is the centre. */
export const SYMBOL_SIZE = 40;

/** Key of a symbol's appearance: symbols with the same key need no redrawing. */
export const appearanceOf = ({ sign, tone, shape, flagged, chosen, caption, heading }: MapSymbol): string =>
  [sign, tone, shape, flagged === true, chosen === true, heading === undefined, Boolean(caption)].join('|');

/** Element of a symbol: outline in its tone, icon and decorations. */
export function symbolElement(symbol: MapSymbol): HTMLElement {
  const { sign, tone, shape = 'circle', flagged, chosen, caption, captionAbove = false, heading } = symbol;
  const svg = svgPart('svg', { viewBox: '0 0 40 40', width: '40', height: '40', 'aria-hidden': 'true' });
  if (chosen)
    svg.append(
      svgPart('circle', { cx: '20', cy: '20', r: '18.5', fill: 'none', stroke: TONES[tone], 'stroke-width': '2' }),
    );
  if (heading !== undefined) svg.append(arrow(TONES[tone], heading));
  svg.append(
    // No CSS filter for the shadow: it would be rendered again for every symbol in every frame of a drag.
    svgPart('path', { d: OUTLINES[shape], fill: 'none', stroke: SHADOW, 'stroke-width': '4' }),
    svgPart('path', { d: OUTLINES[shape], fill: TONES[tone], stroke: '#ffffff', 'stroke-width': '2' }),
    svgPart('path', { d: SIGNS[sign], fill: '#ffffff', 'fill-rule': 'evenodd', transform: 'translate(12 12)' }),
  );
  if (flagged)
    svg.append(
      svgPart('circle', { cx: '32', cy: '9', r: '8', fill: '#ffffff', stroke: TONES.red, 'stroke-width': '2' }),
      svgPart('path', { d: SIGNS.flag, fill: TONES.red, transform: 'translate(26.500 3.500) scale(0.7)' }),
    );
  const holder = document.createElement('div');
  holder.append(svg);
  if (caption) holder.append(captionOf(caption, captionAbove));
  return holder;
}

/** Turns the arrow of a drawn symbol, without redrawing it. */
export function turnSymbol(element: Element | undefined, heading: number | undefined): void {
  if (heading === undefined) return;
  element?.querySelector('.navette-heading')?.setAttribute('transform', `rotate(${String(Math.round(heading))} 20 20)`);
}

/** Changes the caption of a drawn symbol that has one, without redrawing it. */
export function captionSymbol(element: Element | undefined, caption: string | undefined): void {
  const drawn = element?.querySelector('.navette-caption');
  if (drawn && caption !== undefined && drawn.textContent !== caption) drawn.textContent = caption;
}

function arrow(fill: string, heading: number): SVGElement {
  const path = svgPart('path', { d: 'M20 0 26 9H14z', fill, stroke: '#ffffff', 'stroke-width': '1' });
  path.classList.add('navette-heading');
  path.setAttribute('transform', `rotate(${String(Math.round(heading))} 20 20)`);
  return path;
}

function captionOf(text: string, isAbove: boolean): HTMLElement {
  const caption = document.createElement('span');
  caption.className = isAbove ? 'navette-caption above' : 'navette-caption';
  caption.textContent = text;
  return caption;
}
