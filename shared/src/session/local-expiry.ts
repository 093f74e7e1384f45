/**
 * When a token ends by this computer's clock, which may be wrong: the server's own time stands in the answer.
 * @param expiresAt ISO instant, by the server's clock
 * @returns milliseconds since 1970
 */
export function localExpiry(expiresAt: string, response: Response): number {
  const serverNow = Date.parse(response.headers.get('Date') ?? '');
  const skew = Number.isNaN(serverNow) ? 0 : Date.now() - serverNow;
  return Date.parse(expiresAt) + skew;
}
