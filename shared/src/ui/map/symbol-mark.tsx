import type { ReactNode } from 'react';
import { symbolElement } from './layers/symbol-element.ts';
import { BRUSSELS, type MapSymbol } from './map-types.ts';

/** Px of a symbol in a text; on the map it is larger. */
const SIZE = 28;

/** A symbol of the map beside a text, for legends (specification/live.md#markers). The text names it. */
export function SymbolMark({
  look,
}: {
  readonly look: Pick<MapSymbol, 'sign' | 'tone' | 'shape' | 'flagged'>;
}): ReactNode {
  const draw = (node: HTMLSpanElement | null) => {
    const drawn = symbolElement({ ...look, id: '', position: BRUSSELS, label: '' });
    for (const side of ['width', 'height']) drawn.firstElementChild?.setAttribute(side, String(SIZE));
    node?.replaceChildren(drawn);
  };
  return <span ref={draw} aria-hidden style={{ flex: 'none', width: SIZE, height: SIZE }} />;
}
