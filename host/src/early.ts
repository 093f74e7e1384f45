/**
 * Prefetch of the user's release, before the code that parses it has arrived: a separate script without imports, which reads session and channel from
 * storage. `request-release.ts` uses the response if it needs the same request.
 */
try {
  const stored: unknown = JSON.parse(localStorage.getItem('navette.session') ?? 'null');
  if (typeof stored === 'object' && stored !== null && 'token' in stored && 'expiresAt' in stored) {
    const { token, expiresAt } = stored;
    const path = `/release/current${localStorage.getItem('navette.releaseChannel') === 'stable' ? '?channel=stable' : ''}`;
    if (typeof token === 'string' && typeof expiresAt === 'number' && expiresAt > Date.now()) {
      const answer = fetch(path, { headers: { authorization: `Bearer ${token}` }, cache: 'no-cache' });
      answer.catch(() => undefined);
      globalThis.navetteEarly = { path, token, answer };
    }
  }
} catch {
  // Storage is blocked: the release is fetched later.
}
