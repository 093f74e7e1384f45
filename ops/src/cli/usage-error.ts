/** A command line that can't be understood. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
