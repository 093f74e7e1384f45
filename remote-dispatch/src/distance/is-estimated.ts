/** Whether a stored distance is marked as an estimate. */
export function isEstimated(distance: string | null): boolean {
  try {
    const stored: unknown = JSON.parse(distance ?? 'null');
    return typeof stored === 'object' && stored !== null && 'estimated' in stored && stored.estimated === true;
  } catch {
    return false; // old text that is not JSON: no mark
  }
}
