/** A command line that can't be understood. Exit code 2. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}
