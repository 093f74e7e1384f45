/** The nonce of this answer's `style-src`. Scripts can read it from the property; the attribute is hidden from style sheets. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
