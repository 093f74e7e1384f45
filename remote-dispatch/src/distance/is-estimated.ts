/** Whether a stored distance says of itself that it is an estimate. */
export function isEstimated(distance: string | null): boolean {
  try {
    const stored: unknown = JSON.parse(distance ?? 'null');
    return typeof stored === 'object' && stored !== null && 'estimated' in stored && stored.estimated === true;
  } catch {
    return false; // an old text that is no JSON says nothing
  }
}
