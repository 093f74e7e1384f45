import { useEffect, useRef, type ReactNode } from 'react';
import { iconElement, type IconName } from './icon-element.ts';

/** Icon of the board as a React component; the legend uses it. */
export function BoardIcon({ name }: { readonly name: IconName }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(iconElement(name)), [name]);
  return <span ref={place} style={{ display: 'inline-flex' }} aria-hidden />;
}
