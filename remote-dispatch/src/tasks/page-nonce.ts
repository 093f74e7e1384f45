/** The nonce of this page's `style-src`, for the style element that dragging needs. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
