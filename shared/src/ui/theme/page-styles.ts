import { fontFace } from './font-face.ts';
import css from './static-css.ts?evaluated';

let style: HTMLStyleElement | undefined;

/**
 * Adds the font and the page's base styles to the document, once. `UiProvider` does so; a page that draws its first screen without components
 * of the theme calls it before.
 * @param nonce of `style-src` in the page's Content-Security-Policy
 * @param more further rules of that screen
 */
export function addPageStyles(nonce?: string, more = ''): void {
  if (style?.isConnected) return;
  style = document.createElement('style');
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = fontFace + css + more;
  // Before the styles of components: the first style element sets the order of the layers.
  document.head.prepend(style);
}
