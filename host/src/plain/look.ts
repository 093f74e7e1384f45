import { addPageStyles } from '@navette/shared/ui';
import looks from './looks.tsx?evaluated';

/** The class of each element of the pages before sign-in. */
export const look = looks.names;

/** Adds the font, the page's base styles and the rules of those classes to the document. */
export const addLooks = (): void => addPageStyles(pageNonce(), looks.css);

/** Nonce of this response's `style-src`. Scripts can read it from the property; the attribute is hidden from style sheets. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
