/** An estimate that stands in for a service is asked again soon, ms: the service may be back. */
const STAND_IN_FRESH_MS = 30_000;

interface Asked {
  readonly state: { readonly data?: { readonly unavailable?: string | null | undefined } | undefined };
}

/** How often a way is measured again on its own, for a query: until the service answers that was out. */
export const untilAnswered = ({ state }: Asked): number | false =>
  state.data?.unavailable ? STAND_IN_FRESH_MS : false;
