/** Why a request got no answer: `fetch` says so in the cause of its error alone. */
export function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
