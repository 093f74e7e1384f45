/** Something ops will not do, with the reason for the person at the keyboard. Exit code 1, no stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The place where the registry is kept does not do its part, with the reason for the person at the keyboard. Exit code 70, no stack trace. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** Why a request got no answer: `fetch` says so in the cause of its error alone. */
export function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
