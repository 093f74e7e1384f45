/**
 * Expiry of a token by this computer's clock, which may be wrong: corrected by the `Date` of the response.
 * @param expiresAt ISO instant, by the server's clock
 * @returns milliseconds since 1970
 */
export function localExpiry(expiresAt: string, response: Response): number {
  const serverNow = Date.parse(response.headers.get('Date') ?? '');
  const skew = Number.isNaN(serverNow) ? 0 : Date.now() - serverNow;
  return Date.parse(expiresAt) + skew;
}
