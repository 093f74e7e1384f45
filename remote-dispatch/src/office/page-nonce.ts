/** CSP nonce of this page's `style-src`, for the style element that the drag library injects. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
