/** The place where the registry is kept does not do its part, with the reason for the person at the keyboard. Exit code 70, no stack trace. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}
