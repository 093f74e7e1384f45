import { addPageStyles } from '@navette/shared/ui';
import looks from './looks.tsx?evaluated';

/** The class of each element of the pages before sign-in. */
export const look = looks.names;

/**
 * Adds the font, the page's base styles and the rules of those classes to the document. The font is fetched at once, so that no list is drawn in another
 * first and moves, but after the script, which is what the first page waits for.
 */
export function addLooks(): void {
  addPageStyles(pageNonce(), looks.css);
  document.fonts.load('1em "Source Sans 3 Variable"').catch(() => undefined);
}

/** Nonce of this response's `style-src`. Scripts can read it from the property; the attribute is hidden from style sheets. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
