/**
 * Asks what runs for who is signed in, while the code that understands the answer is still on its way: a file of its own without imports, since what
 * this needs of the session and of the chosen release is little. `request-release.ts` takes the answer if it would have asked the same.
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
  // Where storage is refused, it is asked for later.
}
