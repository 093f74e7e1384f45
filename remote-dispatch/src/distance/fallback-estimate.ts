/** Polling interval and stale time, ms, of a fallback estimate: the service may have recovered. */
const FALLBACK_REFETCH_MS = 30_000;

interface Asked {
  readonly state: { readonly data?: { readonly unavailable?: string | null | undefined } | undefined };
}

/** Refetch interval for a query: polls until the unavailable service answers. */
export const untilAnswered = ({ state }: Asked): number | false =>
  state.data?.unavailable ? FALLBACK_REFETCH_MS : false;
